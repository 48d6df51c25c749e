import { Button } from "./Button.tsx"

type LoadMoreProps = {
  /** False when the last page is here: nothing is drawn. */
  pending: boolean
  busy: boolean
  onLoad: () => void
  /** "10 simulations shown", read out as it changes. */
  shown: string
}

/** The button under a list that has more to give. */
export function LoadMore({ pending, busy, onLoad, shown }: LoadMoreProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-5">
      {pending && (
        <Button variant="secondary" busy={busy} onClick={onLoad}>
          Load more
        </Button>
      )}
      <output className="num text-14 text-ink-faint">{shown}</output>
    </div>
  )
}
