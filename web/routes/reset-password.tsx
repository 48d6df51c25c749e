import { ResetPasswordPage } from "#web/features/auth/ResetPasswordPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("New password")

export default ResetPasswordPage
