import brand from "virtual:brand"
import legal from "virtual:legal"
import { LegalPage } from "#web/features/public/LegalPage.tsx"
import { publicMeta } from "#web/page-meta.ts"

export const meta = () =>
  publicMeta(`Privacy Policy · ${brand.product}`, "What is collected, what for, and for how long.", "/legal/privacy")

export default function PrivacyRoute() {
  return <LegalPage text={legal.privacy} />
}
