import brand from "virtual:brand"
import { ArrowUpRight } from "lucide-react"
import type { ReactNode } from "react"
import { PillHeader } from "#web/ui/PillHeader.tsx"
import { Portrait } from "#web/ui/Portrait.tsx"
import { SeatingPlan } from "#web/ui/SeatingPlan.tsx"
import { TextLink } from "#web/ui/TextLink.tsx"
import { Wordmark } from "#web/ui/Wordmark.tsx"
import { StoryBlock } from "./StoryBlock.tsx"

export function AboutPage() {
  const { founder } = brand
  return (
    <>
      <div className="wrap pt-12 pb-20 md:pt-20 md:pb-32">
        <h1 className="text-[3.125rem] leading-none font-[380] tracking-[-0.032em] md:text-[4.5rem]">About Us</h1>
        <Block title="Our Mission">
          <p className="font-serif text-32 leading-[1.12] tracking-[-0.02em] text-balance md:text-52">
            Closing the gap between founders and investors
          </p>
          <p className="mt-6 max-w-[36em] text-ink-soft">
            Two people sit down. One has spent years on a company, the other has an hour to understand it. Most of what
            goes wrong in that hour has nothing to do with the company: a question not asked, an answer not ready, a
            number that nobody followed to its end. It can be practised, as any conversation can, in a room where
            nothing is at stake yet. {brand.product} is that room.
          </p>
        </Block>
        <Block title="About the Founder">
          <div className="grid gap-8 md:grid-cols-[132px_minmax(0,1fr)]">
            <Portrait name={founder.name} size={132} named />
            <div>
              <h3 className="text-28">{founder.name}</h3>
              <p className="mt-1 text-ink-faint">{founder.title}</p>
              <TextLink
                href={founder.network_url}
                target="_blank"
                rel="noopener noreferrer"
                className="mt-2 inline-flex items-center gap-1 text-15"
              >
                Professional network
                <ArrowUpRight className="icon" aria-hidden="true" />
                <span className="sr-only">(opens in a new tab)</span>
              </TextLink>
              {founder.biography.map((paragraph) => (
                <p key={paragraph} className="mt-5 max-w-[34em]">
                  {paragraph}
                </p>
              ))}
              <blockquote className="mt-8 max-w-[25em] border-l-2 border-brand pl-5 font-serif text-21 leading-snug italic">
                {founder.quote}
              </blockquote>
            </div>
          </div>
        </Block>
        <Block title="What we hold to">
          <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,300px)]">
            <ul className="divide-y divide-line border-y border-line">
              {PRINCIPLES.map(([title, text]) => (
                <li key={title} className="py-5">
                  <h3 className="text-21">{title}</h3>
                  <p className="mt-1.5 max-w-[32em] text-15 text-ink-soft">{text}</p>
                </li>
              ))}
            </ul>
            <SeatingPlan scene="pitch" label="Plan of a room: two people across a round table" />
          </div>
        </Block>
      </div>
      <StoryBlock />
      <div className="wrap grid place-items-center pt-20 pb-12">
        <Wordmark size="6xl" label={brand.product} className="max-md:h-16" />
      </div>
    </>
  )
}

const PRINCIPLES = [
  ["Invented, and said so", "Every company and every person in the simulations is made up. The questions are real."],
  ["A coach, not a score", "A review says which line of the conversation it means, so that you can disagree with it."],
  ["What you type stays yours", "No precise location, no sale of data, a copy on request and deletion when you ask."],
] as const

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14 grid gap-x-8 gap-y-7 border-t border-ink pt-8 md:mt-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 className="font-sans tracking-normal">
        <PillHeader>{title}</PillHeader>
      </h2>
      <div>{children}</div>
    </section>
  )
}
