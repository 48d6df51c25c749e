import brand from "virtual:brand"
import { AboutPage } from "#web/features/public/AboutPage.tsx"
import { publicMeta } from "#web/page-meta.ts"

export const meta = () =>
  publicMeta(`About us · ${brand.product}`, "Closing the gap between founders and investors.", "/about")

export default AboutPage
