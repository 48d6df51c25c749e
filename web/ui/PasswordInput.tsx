import { type ComponentProps, type KeyboardEvent, useState } from "react"
import { cx } from "./cx.ts"
import { useField } from "./Field.tsx"

/** A password that can be looked at, with a word when Caps Lock is on. */
export function PasswordInput({ className, onKeyUp, onBlur, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState?.("CapsLock") ?? false)
    onKeyUp?.(event)
  }
  return (
    <>
      <span className="relative block">
        <input
          type={shown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          className={cx("input", className)}
          data-kind="password"
          {...useField()}
          {...rest}
          onKeyUp={watch}
          onBlur={(event) => {
            setCapsLock(false)
            onBlur?.(event)
          }}
        />
        <button
          type="button"
          className="absolute inset-y-px right-px rounded-control px-3.5 text-14 text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
          aria-pressed={shown}
          aria-label="Show password"
          onClick={() => setShown(!shown)}
        >
          <span aria-hidden="true">{shown ? "Hide" : "Show"}</span>
        </button>
      </span>
      <output className={capsLock ? "hint" : "sr-only"}>{capsLock && "Caps Lock is on."}</output>
    </>
  )
}
