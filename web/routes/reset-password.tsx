import brand from "virtual:brand"
import { ResetPasswordPage } from "#web/features/auth/ResetPasswordPage.tsx"
import { publicMeta } from "#web/page-meta.ts"

// Its canonical address is where a new link is asked for: the one of the mail is a secret and belongs in no index.
export const meta = () =>
  publicMeta(`New password · ${brand.product}`, "Choose a password with the link from your mail.", "/password/forgot")

export default ResetPasswordPage
