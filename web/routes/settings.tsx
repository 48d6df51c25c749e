import { SettingsPage } from "#web/features/settings/SettingsPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Settings")

export default SettingsPage
