import brand from "virtual:brand"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { SeatingPlan } from "#web/ui/SeatingPlan.tsx"
import { Wordmark } from "#web/ui/Wordmark.tsx"

/** A form on paper; on wide windows the long table with its free chair beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="flex flex-col px-5 pt-6 pb-12 md:px-12 md:pt-8 lg:px-16">
        <header>
          <Link to="/" aria-label={`${brand.product}, home`} className="inline-block">
            <Wordmark size="lg" />
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center py-12"
        >
          <p className="alert mb-6 hidden noscript:block" data-tone="note">
            This page needs JavaScript. Please switch it on in your browser and load the page again.
          </p>
          {children}
        </main>
      </div>
      <div className="hidden place-items-center bg-deep p-14 text-on-deep-soft [--plan-ground:var(--deep)] lg:grid">
        <SeatingPlan scene="story" className="max-w-[560px]" />
      </div>
    </div>
  )
}
