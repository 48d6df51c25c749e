import brand from "virtual:brand"

/**
 * The address of the site, without a last slash. A written page carries it, and the server puts its own
 * SITE_URL in the place of the one that the page was built with.
 */
export function siteAddress(): string {
  const built = brand.site_url.replace(/\/+$/, "")
  return typeof document === "undefined" ? built : (document.documentElement.dataset.site ?? built)
}

/** "Archive · Parley", for a screen behind the sign-in: not to be indexed. */
export function privateMeta(title: string) {
  return [{ title: `${title} · ${brand.product}` }, { name: "robots", content: "noindex" }]
}

/** Title, description and what a shared link shows, for a page anyone may read. */
export function publicMeta(title: string, description: string, path: string) {
  const site = siteAddress()
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.product },
    { property: "og:url", content: site + path },
    { property: "og:locale", content: "en_GB" },
    { property: "og:image", content: `${site}/og.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${brand.product}: the meeting before the meeting` },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: site + path },
  ]
}
