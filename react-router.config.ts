import type { Config } from "@react-router/dev/config"
import { finishPages } from "./scripts/written-pages.ts"

/** A single-page application whose public pages are also written out as HTML at build time. */
export default {
  appDirectory: "web",
  ssr: false,
  prerender: [
    "/",
    "/overview",
    "/about",
    "/legal/terms",
    "/legal/privacy",
    "/login",
    "/password/forgot",
    // Written once for every link of a mail: the server gives these for any last part, by what the address asks.
    "/password/reset/_",
    "/password/reset/_invitation",
  ],
  buildEnd: ({ viteConfig }) => finishPages(`${viteConfig.root}/build/client`),
} satisfies Config
