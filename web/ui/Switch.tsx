import { type ReactNode, useId } from "react"

type SwitchProps = {
  label: string
  description?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** On or off, at once. */
export function Switch({ label, description, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch flex items-start justify-between gap-6">
      <div>
        <label htmlFor={id} className="label">
          {label}
        </label>
        {description && (
          <p id={`${id}-note`} className="hint">
            {description}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={description ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
