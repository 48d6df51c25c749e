import { Link } from "react-router"
import { CrumbLink } from "#web/components/CrumbLink.tsx"
import { useSession } from "#web/session/use-session.ts"
import { Button } from "#web/ui/Button.tsx"
import { EmptyState } from "#web/ui/EmptyState.tsx"
import { PillHeader } from "#web/ui/PillHeader.tsx"
import type { Coming } from "./coming-pages.ts"

/** A page that the next release brings: what will be there, and what there is to do until then. */
export function ComingPage({ page }: { page: Coming }) {
  const session = useSession()
  return (
    <>
      {page.up && <CrumbLink to={page.up.to}>{page.up.label}</CrumbLink>}
      <h1 className="page-title">{page.greets && session ? `Good to see you, ${session.name}` : page.title}</h1>
      <div className="mt-10">
        <EmptyState
          scene={page.scene}
          title={page.headline}
          action={
            <Button asChild>
              <Link to={page.next.to}>{page.next.label}</Link>
            </Button>
          }
        >
          <PillHeader>Coming with the next release</PillHeader>
          <p className="mt-4">{page.text}</p>
        </EmptyState>
      </div>
    </>
  )
}
