import brand from "virtual:brand"
import figures from "@parley-fonts/newsreader-figures.woff2?url"
import italic from "@parley-fonts/newsreader-italic.woff2?url"
import { LandingPage } from "#web/features/public/LandingPage.tsx"
import { publicMeta } from "#web/page-meta.ts"
import { preloadFont } from "#web/preload-font.ts"

export const links = () => [preloadFont(italic), preloadFont(figures)]

export const meta = () =>
  publicMeta(
    `${brand.product}: the meeting before the meeting`,
    "Rehearse investor meetings against the clock: question a management team, write your assessment, read what you covered and what you missed.",
    "/",
  )

export default LandingPage
