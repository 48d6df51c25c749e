import brand from "virtual:brand"
import { ForgotPasswordPage } from "#web/features/auth/ForgotPasswordPage.tsx"
import { publicMeta } from "#web/page-meta.ts"

export const meta = () =>
  publicMeta(
    `Forgot password · ${brand.product}`,
    "Ask for a link that lets you choose a new password.",
    "/password/forgot",
  )

export default ForgotPasswordPage
