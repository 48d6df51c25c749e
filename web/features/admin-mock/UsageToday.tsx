import type { ModelUsage } from "#contracts/usage.ts"
import { dateAndTime } from "#web/components/meeting/clock-text.ts"
import { Meter } from "#web/ui/Meter.tsx"
import { Stat, Stats } from "#web/ui/Stat.tsx"
import { counted, dayWords, figure, isNear, limitWords, shareOf, shareWords, turnedAway } from "./usage-figures.ts"

/** What the whole site has used today, against what it may, and what else is limited. */
export function UsageToday({ usage }: { usage: ModelUsage }) {
  const { spent, limits, models } = usage
  return (
    <section className="usage-part" aria-labelledby="usage-today">
      <div className="usage-part-head">
        <h2 id="usage-today">Today</h2>
        <p>{dayWords(usage.day)}, counted in UTC</p>
      </div>
      <div className="usage-today">
        <div>
          {(["requests", "tokens"] as const).map((unit) => {
            const share = shareOf(spent[unit], limits.day[unit])
            return (
              <div key={unit} className="usage-meter">
                <p>
                  <b>{figure(spent[unit])}</b> of {figure(limits.day[unit])} {unit}
                </p>
                <Meter wide share={share} label={shareWords(share)} warns={isNear(share)} />
              </div>
            )
          })}
          <p className="mt-6 max-w-[56ch] text-15 text-ink-soft">{whatFollows(usage)}</p>
          <p className="mt-2 max-w-[64ch] text-13 text-ink-faint">
            A request is one call to the model’s service, at most three a question; a token is a piece of a word, as the
            service counts them.
          </p>
        </div>
        <Stats className="usage-stats">
          {models.length > 0 && (
            <Stat label={models.length === 1 ? "Model" : "Models"}>
              <span className="usage-names">{models.join(", ")}</span>
            </Stat>
          )}
          <Stat label="Questions in meetings">{figure(usage.questions)}</Stat>
          <Stat label="A user may use">{limitWords(limits.user)}</Stat>
          <Stat label="A meeting may use">{limitWords(limits.meeting)}</Stat>
          <QuestionLimits limits={limits} />
        </Stats>
      </div>
    </section>
  )
}

/** Stands whatever answers. */
export function QuestionLimits({ limits }: { limits: ModelUsage["limits"] }) {
  return (
    <>
      <Stat label="A user may ask">{counted(limits.questions_a_minute, "question")} a minute</Stat>
      <Stat label="A meeting may hold">{counted(limits.questions_a_meeting, "question")}</Stat>
    </>
  )
}

function whatFollows({ outcomes, day, resets_at }: ModelUsage): string {
  const anew = dateAndTime(new Date(resets_at))
  const away = turnedAway(outcomes, day)
  return away === 0
    ? `Beyond either, managers answer from their written facts. The count begins anew at ${anew}.`
    : `The limit is reached: ${counted(away, "question")} got written facts instead. The count begins anew at ${anew}.`
}
