import { LoginPage } from "#web/features/auth/LoginPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Login")

export default LoginPage
