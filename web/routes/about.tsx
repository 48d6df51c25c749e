import brand from "virtual:brand"
import italic from "@parley-fonts/newsreader-italic.woff2?url"
import { AboutPage } from "#web/features/public/AboutPage.tsx"
import { publicMeta } from "#web/page-meta.ts"
import { preloadFont } from "#web/preload-font.ts"

export const links = () => [preloadFont(italic)]

export const meta = () =>
  publicMeta(`About us · ${brand.product}`, "Closing the gap between founders and investors.", "/about")

export default AboutPage
