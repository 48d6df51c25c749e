import { ArrowRight } from "lucide-react"
import { Link } from "react-router"
import { Button } from "#web/ui/Button.tsx"
import { PillHeader } from "#web/ui/PillHeader.tsx"
import { type Scene, SeatingPlan } from "#web/ui/SeatingPlan.tsx"

const AUDIENCES: readonly { scene: Scene; plan: string; title: string; text: string; seat: string }[] = [
  {
    scene: "interview",
    plan: "Plan of a room: you on one side of the table, three managers on the other",
    title: "Aspiring investors",
    text: "Run the first meeting before you are given one. Three managers, one notebook, and nobody’s money at stake.",
    seat: "asking",
  },
  {
    scene: "pitch",
    plan: "Plan of a room: you on one side of a round table, one investor on the other",
    title: "Founders",
    text: "Answer an investor who has read your numbers. Find the question you cannot answer while it still costs nothing.",
    seat: "answering",
  },
  {
    scene: "committee",
    plan: "Plan of a room: you at the head of a committee table, six members along the sides",
    title: "Ambitious investors",
    text: "Take a case to committee. Defend a view on a company that you met an hour ago, and see what the room expected.",
    seat: "deciding",
  },
]

/** Three audience cards and the way to the overview. */
export function AudienceSection() {
  return (
    <section className="pb-20 md:pb-32">
      <div className="wrap">
        <div className="grid items-center gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div>
            <PillHeader>Who it is for</PillHeader>
          </div>
          <h2 className="text-[clamp(2rem,3.6vw,3.25rem)] leading-[1.04] tracking-[-0.026em]">
            Three seats at the table
          </h2>
        </div>
        <div className="mt-10 grid border-t border-ink md:mt-14 md:grid-cols-3 md:gap-x-12 md:border-b md:border-b-line xl:gap-x-16">
          {AUDIENCES.map((audience) => (
            <article
              key={audience.title}
              className="relative pb-9 before:absolute before:inset-y-0 before:-left-6 before:border-l before:border-line first:before:hidden max-md:border-b max-md:border-line max-md:before:hidden md:pb-10 xl:before:-left-8"
            >
              <div className="pt-7 pb-5 md:pt-9 md:pb-7">
                <SeatingPlan scene={audience.scene} label={audience.plan} />
              </div>
              <h3 className="text-26 lg:text-28">{audience.title}</h3>
              <p className="mt-3 text-ink-soft">{audience.text}</p>
              <p className="mt-5 flex items-center gap-2 text-13 text-ink-faint">
                <span className="size-2.5 rounded-full bg-brand" />
                Your seat: {audience.seat}
              </p>
            </article>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-6 pt-8 text-ink-soft">
          <p>See the key features, the two modes and what two weeks of access include.</p>
          <Button asChild>
            <Link to="/overview">
              Explore <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
