import brand from "virtual:brand"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { type Scene, SeatingPlan } from "../ui/SeatingPlan.tsx"
import { Wordmark } from "../ui/Wordmark.tsx"

type PlainPageProps = { title: string; scene: Scene; children: ReactNode; action: ReactNode }

/** A page outside every layout: wordmark, a drawing, what happened, the way on. */
export function PlainPage({ title, scene, children, action }: PlainPageProps) {
  return (
    <div className="wrap flex min-h-dvh flex-col pt-7 pb-16">
      <header>
        <Link to="/" aria-label={`${brand.product}, home`} className="inline-block">
          <Wordmark size="lg" />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid flex-1 content-center items-center gap-x-20 gap-y-10 py-12 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      >
        <SeatingPlan scene={scene} className="max-w-[460px]" />
        <div>
          <h1 className="text-36 md:text-52">{title}</h1>
          <div className="mt-4 max-w-[29em] text-ink-soft">{children}</div>
          <div className="mt-8 flex flex-wrap gap-3">{action}</div>
        </div>
      </main>
    </div>
  )
}
