/** A font that the first screen shows, asked for with the page instead of after its style sheet. */
export const preloadFont = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
})
