import brand from "virtual:brand"
import legal from "virtual:legal"
import { LegalPage } from "#web/features/public/LegalPage.tsx"
import { publicMeta } from "#web/page-meta.ts"

export const meta = () =>
  publicMeta(`Terms & Conditions · ${brand.product}`, "The terms of the beta trial.", "/legal/terms")

export default function TermsRoute() {
  return <LegalPage text={legal.terms} />
}
