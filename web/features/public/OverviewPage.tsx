import { CAROUSEL_INTERVAL_MS } from "#contracts/limits.ts"
import { Carousel } from "#web/ui/Carousel.tsx"
import { PillHeader } from "#web/ui/PillHeader.tsx"
import { type Scene, SeatingPlan } from "#web/ui/SeatingPlan.tsx"
import { ANSWERING, ASKING, type Line } from "./overview-quotes.ts"
import { SignupCard } from "./SignupCard.tsx"
import { StoryBlock } from "./StoryBlock.tsx"

export function OverviewPage() {
  return (
    <>
      <div className="wrap pt-12 pb-20 md:pt-20 md:pb-32">
        <h1 className="max-w-[12em] text-[3.125rem] leading-none font-[380] tracking-[-0.032em] md:text-[4.5rem]">
          What the beta holds
        </h1>
        <p className="mt-6 max-w-[36em] font-serif text-18 leading-normal text-balance text-ink-soft md:text-21">
          Two modes, about two weeks of access, and as many meetings as you find the time for. It is free, it is
          unfinished, and it is meant to be used.
        </p>
        <div className="mt-14 grid border-t border-ink md:mt-20 md:grid-cols-2">
          <Mode scene="interview" title="Investor mode" lines={ASKING} label="Questions from investor mode">
            You interview the management of a company that does not exist, against the clock. Then you write what you
            found, answer the committee, and read the review.
          </Mode>
          <Mode scene="pitch" title="Founder mode" lines={ANSWERING} label="Questions from founder mode">
            An investor who does not exist questions you about the company that does: yours. Better here than on
            Thursday.
          </Mode>
        </div>
        <section className="mt-20 grid gap-x-8 gap-y-10 md:mt-32 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div>
            <PillHeader>Key features</PillHeader>
            <h2 className="mt-7 text-[clamp(2rem,3.6vw,3.25rem)] leading-[1.04] tracking-[-0.026em]">
              What is in the room
            </h2>
          </div>
          <dl className="border-t border-ink">
            {FEATURES.map(([title, text]) => (
              <div key={title} className="grid gap-x-8 gap-y-1 border-b border-line py-6 md:grid-cols-2">
                <dt className="font-serif text-21 leading-snug">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="mt-20 grid gap-x-8 gap-y-8 border-t border-ink pt-8 md:mt-32 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <h2 className="text-[clamp(2rem,3.6vw,3.25rem)] leading-[1.04] tracking-[-0.026em]">Take a seat</h2>
          <div className="max-w-[560px]">
            <p className="text-ink-soft">
              Leave an address and we write when the next seats open. You begin in one mode; access to the other is a
              line to support away.
            </p>
            <SignupCard className="mt-6" />
          </div>
        </section>
      </div>
      <StoryBlock />
    </>
  )
}

const FEATURES = [
  ["A clock that runs", "15, 30, 45 or 60 minutes. Leave the page and it waits; stay and it does not."],
  ["People who stay in character", "Managers answer from the facts of their own company, each in their own field."],
  ["A written assessment", "Strengths, weaknesses, due diligence and a reply to an investment committee."],
  ["A review with line numbers", "What you covered and missed of 46 topics, each tied to the line that shows it."],
  ["Insights", "Short articles on interviewing, numbers, rounds and committees."],
  ["An archive", "Every meeting kept, to be read again before the real one."],
] as const

type ModeProps = { scene: Scene; title: string; lines: readonly Line[]; label: string; children: string }

function Mode({ scene, title, lines, label, children }: ModeProps) {
  return (
    <section className="pb-10 max-md:border-b md:row-span-4 md:grid md:grid-rows-subgrid max-md:border-line md:first:border-r md:first:border-line md:first:pr-8 md:last:pl-8 xl:md:first:pr-14 xl:md:last:pl-14">
      <div className="max-w-[440px] pt-9 pb-7">
        <SeatingPlan scene={scene} />
      </div>
      <h2 className="text-32">{title}</h2>
      <p className="mt-3 max-w-[30em] text-ink-soft">{children}</p>
      <div className="mt-9 border-l-2 border-brand pl-5">
        <Carousel
          label={label}
          interval={CAROUSEL_INTERVAL_MS}
          slides={lines.map((line) => ({
            key: line.words,
            content: (
              <figure>
                <blockquote className="font-serif text-21 leading-snug text-balance italic md:text-24">
                  {line.words}
                </blockquote>
                <figcaption className="mt-2 text-13 text-ink-faint">{line.about}</figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  )
}
