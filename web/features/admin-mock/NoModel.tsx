import type { ModelUsage } from "#contracts/usage.ts"
import { EmptyState } from "#web/ui/EmptyState.tsx"
import { Stat, Stats } from "#web/ui/Stat.tsx"
import { QuestionLimits } from "./UsageToday.tsx"
import { figure } from "./usage-figures.ts"

/** Where no model is configured and none was of late: what that means, and what is limited all the same. */
export function NoModel({ usage }: { usage: ModelUsage }) {
  return (
    <div className="usage-part">
      <EmptyState scene="desk" title="No language model is configured">
        <p>
          Managers answer from their written facts. Nothing that is said leaves this installation, nothing is spent, and
          no limit of a model can be reached.
        </p>
        <p className="mt-3">
          Whoever runs the installation can name a model in its settings: <code>LLM_BASE_URL</code>,{" "}
          <code>LLM_API_KEY</code> and <code>LLM_MODELS</code>. It then words the replies, and what it is asked for is
          counted here.
        </p>
      </EmptyState>
      <Stats className="usage-stats mt-16 max-w-[440px]">
        <Stat label="Questions in meetings today">{figure(usage.questions)}</Stat>
        <QuestionLimits limits={usage.limits} />
      </Stats>
    </div>
  )
}
