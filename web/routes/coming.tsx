import { type MetaArgs, useMatches } from "react-router"
import { ComingPage } from "#web/features/coming/ComingPage.tsx"
import { comingPage } from "#web/features/coming/coming-pages.ts"
import { privateMeta } from "#web/page-meta.ts"

export const meta = ({ matches }: MetaArgs) => privateMeta(comingPage(matches.at(-1)?.id ?? "").title)

export default function ComingRoute() {
  return <ComingPage page={comingPage(useMatches().at(-1)?.id ?? "")} />
}
