import brand from "virtual:brand"
import { OverviewPage } from "#web/features/public/OverviewPage.tsx"
import { publicMeta } from "#web/page-meta.ts"

export const meta = () =>
  publicMeta(
    `Beta overview · ${brand.product}`,
    "What the beta holds: two modes, the key features, and about two weeks of access.",
    "/overview",
  )

export default OverviewPage
