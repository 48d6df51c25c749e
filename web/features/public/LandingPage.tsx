import { AudienceSection } from "./AudienceSection.tsx"
import { MeetingFragment } from "./MeetingFragment.tsx"
import { SignupCard } from "./SignupCard.tsx"
import { StepsSection } from "./StepsSection.tsx"
import { StoryBlock } from "./StoryBlock.tsx"

export function LandingPage() {
  return (
    <>
      <div className="wrap grid items-stretch lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-12 xl:gap-x-[72px]">
        <div className="pt-9 pb-10 md:pt-16 md:pb-12 lg:pb-[72px]">
          <h1 className="text-[3.125rem] leading-[.98] font-[380] tracking-[-0.032em] md:text-[4.5rem] lg:text-[clamp(2.75rem,5.35vw,5.125rem)]">
            The meeting
            <br />
            before the
            <br />
            meeting.
          </h1>
          <p className="mt-4 max-w-[30em] font-serif text-18 leading-normal text-balance text-ink-soft md:mt-6 md:text-21">
            Sit across the table from a management team. Ask what has to be asked, write your assessment, and read what
            you covered and what you missed.
          </p>
          <SignupCard className="mt-6 max-w-[560px] md:mt-9" />
        </div>
        <MeetingFragment />
      </div>
      <StepsSection />
      <AudienceSection />
      <StoryBlock />
    </>
  )
}
