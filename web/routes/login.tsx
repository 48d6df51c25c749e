import brand from "virtual:brand"
import { LoginPage } from "#web/features/auth/LoginPage.tsx"
import { publicMeta } from "#web/page-meta.ts"

export const meta = () =>
  publicMeta(`Login · ${brand.product}`, `Sign in to ${brand.product} with your e-mail address and password.`, "/login")

export default LoginPage
