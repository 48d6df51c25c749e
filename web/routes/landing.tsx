import brand from "virtual:brand"
import { LandingPage } from "#web/features/public/LandingPage.tsx"
import { publicMeta } from "#web/page-meta.ts"

export const meta = () =>
  publicMeta(
    `${brand.product}: the meeting before the meeting`,
    "Rehearse investor meetings against the clock: question a management team, write your assessment, read what you covered and what you missed.",
    "/",
  )

export default LandingPage
