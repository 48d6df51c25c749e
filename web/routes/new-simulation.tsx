import { NewSimulationPage } from "#web/features/new-simulation/NewSimulationPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("New simulation")

export default NewSimulationPage
