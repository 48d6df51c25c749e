import { useId } from "react"

type Option<Value extends string> = { value: Value; title: string; description?: string; disabled?: boolean }
type RadioCardsProps<Value extends string> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Cards beside each other where there is room for two. */
  columns?: 1 | 2 | 3
}

/** One of a few, each with a line of explanation. A real radio group: arrows move the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const name = useId()
  const columns = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" }[props.columns ?? 1]
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-2">{props.legend}</legend>
      <div className={`grid gap-3 ${columns}`}>
        {props.options.map((option) => (
          <label key={option.value} className="radio-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.disabled}
              aria-labelledby={`${name}-${option.value}`}
              aria-describedby={option.description ? `${name}-${option.value}-note` : undefined}
              onChange={() => props.onChange(option.value)}
            />
            <span>
              <span id={`${name}-${option.value}`} className="block text-15 font-medium leading-snug">
                {option.title}
              </span>
              {option.description && (
                <span id={`${name}-${option.value}-note`} className="mt-0.5 block text-14 leading-snug text-ink-soft">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
