import brand from "virtual:brand"
import italic from "@parley-fonts/newsreader-italic.woff2?url"
import { OverviewPage } from "#web/features/public/OverviewPage.tsx"
import { publicMeta } from "#web/page-meta.ts"
import { preloadFont } from "#web/preload-font.ts"

export const links = () => [preloadFont(italic)]

export const meta = () =>
  publicMeta(
    `Beta overview · ${brand.product}`,
    "What the beta holds: two modes, the key features, and about two weeks of access.",
    "/overview",
  )

export default OverviewPage
