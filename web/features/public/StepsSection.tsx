import type { ReactNode } from "react"
import { PillHeader } from "#web/ui/PillHeader.tsx"
import { SeatingPlan } from "#web/ui/SeatingPlan.tsx"
import { AssessmentMiniature, ChoiceMiniature, ReviewMiniature, RoomMiniature } from "./Miniatures.tsx"

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: "Choose a company",
    text: "Pick an industry, a company and how long you have: 15, 30, 45 or 60 minutes.",
    picture: <ChoiceMiniature />,
  },
  {
    title: "Hold the meeting",
    text: "Question the people who run it. The clock is real and the answers stay in character.",
    picture: <RoomMiniature />,
  },
  {
    title: "Write your assessment",
    text: "Strengths, weaknesses, what to check in due diligence, and a reply to the investment committee.",
    picture: <AssessmentMiniature />,
  },
  {
    title: "Read the review",
    text: "What you covered, what you missed, and the line of the transcript that shows it.",
    picture: <ReviewMiniature />,
  },
]

/** How it works, in four steps, each with the screen in miniature. */
export function StepsSection() {
  return (
    <section className="py-20 md:py-32">
      <div className="wrap grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <div className="lg:sticky lg:top-[120px]">
            <PillHeader>How it works</PillHeader>
            <h2 className="mt-7 text-[clamp(2rem,3.6vw,3.25rem)] leading-[1.04] tracking-[-0.026em]">
              Four steps, one sitting
            </h2>
            <p className="mt-5 text-ink-soft text-balance lg:max-w-[21em]">
              The companies and the people are invented. The questions are the ones that decide a round.
            </p>
            <SeatingPlan scene="corridor" className="mt-14 max-w-[300px] max-lg:hidden" />
          </div>
        </div>
        <ol>
          {STEPS.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[36px_minmax(0,1fr)] items-start gap-6 border-t border-line py-8 first:border-ink last:border-b md:grid-cols-[48px_minmax(0,1fr)_280px] md:py-9 xl:grid-cols-[48px_minmax(0,1fr)_340px]"
            >
              <span
                aria-hidden="true"
                className="font-serif text-32 leading-none font-light tracking-[-0.02em] text-brand md:text-[2.5rem]"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-26 leading-[1.15]">{step.title}</h3>
                <p className="mt-2.5 text-ink-soft md:max-w-[22em]">{step.text}</p>
              </div>
              <div aria-hidden="true" className="max-md:col-span-full">
                {step.picture}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
