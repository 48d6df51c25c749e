import { Check } from "lucide-react"
import { Tabs as Primitive } from "radix-ui"
import { type ReactNode, useState } from "react"
import { TabNotch } from "./TabNotch.tsx"

type TabsProps<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
  className?: string
}

/** Root of a set of tabs; holds a TabList and the TabPanels. */
export function Tabs<Value extends string>({ value, onChange, children, className }: TabsProps<Value>) {
  return (
    // The value comes back as one of the tabs' own values.
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      {children}
    </Primitive.Root>
  )
}

type Tab<Value extends string> = { value: Value; label: string; done?: boolean }
type TabListProps<Value extends string> = { label: string; tabs: readonly Tab<Value>[]; className?: string }

/** The rule with the tabs on it. `done` draws a tick, for steps that are complete. */
export function TabList<Value extends string>({ label, tabs, className }: TabListProps<Value>) {
  // A press moves the focus by script, which the browser takes for a keyboard's; a ring is for keyboards only.
  const [pressed, setPressed] = useState(false)
  return (
    <Primitive.List
      aria-label={label}
      className={`tabs ${className ?? ""}`}
      data-pressed={pressed || undefined}
      onPointerDownCapture={() => setPressed(true)}
      onKeyDownCapture={() => setPressed(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setPressed(false)
      }}
    >
      {tabs.map((tab) => (
        <Primitive.Trigger key={tab.value} value={tab.value} className="tab">
          <span className="tab-label" data-text={tab.label}>
            {tab.label}
          </span>
          {tab.done && (
            <>
              <Check className="tab-mark" aria-hidden="true" />
              <span className="sr-only">, complete</span>
            </>
          )}
          <TabNotch />
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  )
}

type TabPanelProps = { value: string; children: ReactNode; className?: string; keepMounted?: boolean }

/** `keepMounted` keeps what was typed in a hidden panel. */
export function TabPanel({ value, children, className, keepMounted }: TabPanelProps) {
  return (
    <Primitive.Content
      value={value}
      className={`data-[state=inactive]:hidden ${className ?? ""}`}
      forceMount={keepMounted || undefined}
    >
      {children}
    </Primitive.Content>
  )
}
