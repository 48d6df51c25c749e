import type { Config } from "@react-router/dev/config"

/** A single-page application whose public pages are also written out as HTML at build time. */
export default {
  appDirectory: "web",
  ssr: false,
  prerender: ["/", "/overview", "/about", "/legal/terms", "/legal/privacy", "/login", "/password/forgot"],
} satisfies Config
