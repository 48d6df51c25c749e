import brand from "virtual:brand"
import { SeatingPlan } from "#web/ui/SeatingPlan.tsx"

/** The closing block of the public pages. */
export function StoryBlock() {
  return (
    <section className="overflow-hidden bg-deep text-on-deep [--plan-ground:var(--deep)]">
      <div className="wrap grid items-center gap-8 py-[72px] max-md:gap-y-12 md:grid-cols-2 md:py-[104px]">
        <div>
          <h2 className="text-[clamp(2.5rem,5vw,4.5rem)] leading-none tracking-[-0.03em]">Be Part of Our Story</h2>
          <p className="mt-6 max-w-[18em] font-serif text-20 leading-[1.55] text-on-deep-soft">
            There is a chair free. If you would like to connect, or to join us, write a line and say what you would
            bring to the table.
          </p>
          <a
            href={`mailto:${brand.contact_email}`}
            className="mt-7 inline-block font-serif text-[1.375rem] leading-tight underline decoration-on-deep-soft decoration-1 underline-offset-[.22em] focus-visible:outline-on-deep md:text-28"
          >
            {brand.contact_email}
          </a>
        </div>
        <SeatingPlan
          scene="story"
          label="Plan of a room: a long table with one empty chair"
          className="text-on-deep-soft"
        />
      </div>
    </section>
  )
}
