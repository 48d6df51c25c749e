import { ForgotPasswordPage } from "#web/features/auth/ForgotPasswordPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Forgot password")

export default ForgotPasswordPage
