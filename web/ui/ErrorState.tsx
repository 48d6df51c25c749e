import type { ReactNode } from "react"
import { Button } from "./Button.tsx"

type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What to do about it. */
  children: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** Beside or in place of the retry. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Something did not come: says so, says what to do, tries again. */
export function ErrorState({ title, children, onRetry, retrying, action, headingLevel = 2 }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div role="alert" className="max-w-[640px] border-t border-ember pt-7">
      <Heading className="text-26 leading-tight">{title}</Heading>
      <div className="mt-2 max-w-[56ch] text-ink-soft">{children}</div>
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {onRetry && (
            <Button variant="secondary" busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
