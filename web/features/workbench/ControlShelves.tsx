import { Plus } from "lucide-react"
import { useState } from "react"
import { Button } from "#web/ui/Button.tsx"
import { Checkbox } from "#web/ui/Checkbox.tsx"
import { Field } from "#web/ui/Field.tsx"
import { PasswordInput } from "#web/ui/PasswordInput.tsx"
import { RadioCards } from "#web/ui/RadioCards.tsx"
import { Select } from "#web/ui/Select.tsx"
import { StarRating } from "#web/ui/StarRating.tsx"
import { Switch } from "#web/ui/Switch.tsx"
import { TextArea } from "#web/ui/TextArea.tsx"
import { TextInput } from "#web/ui/TextInput.tsx"
import { TextLink } from "#web/ui/TextLink.tsx"
import { Shelf } from "./Shelf.tsx"

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const
const CHOICES = [
  { value: "one", title: "Investor", description: "You ask the questions." },
  { value: "two", title: "Founder", description: "You answer them." },
  { value: "three", title: "Both", description: "On request.", disabled: true },
] as const

export function ControlShelves() {
  const [text, setText] = useState("Grows with every line that is written in it.")
  const [choice, setChoice] = useState<"one" | "two" | "three">("one")
  const [on, setOn] = useState(true)
  const [stars, setStars] = useState(0)
  return (
    <>
      <Shelf title="Button">
        {VARIANTS.map((variant) => (
          <div key={variant} className="grid justify-items-start gap-3">
            <Button variant={variant}>Save {variant}</Button>
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant} size="lg">
              <Plus className="icon" aria-hidden="true" />
              Large
            </Button>
            <Button variant={variant} busy>
              Save {variant}
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ))}
      </Shelf>
      <Shelf title="Link">
        <TextLink href="#main">A link in text</TextLink>
        <TextLink href="#main" tone="quiet">
          A quiet link
        </TextLink>
      </Shelf>
      <Shelf title="Field and inputs">
        <div className="grid w-full gap-6 sm:grid-cols-2">
          <Field label="Text" hint="A hint below.">
            <TextInput placeholder="Placeholder" />
          </Field>
          <Field label="With an error" error="Enter an e-mail address.">
            <TextInput defaultValue="not an address" />
          </Field>
          <Field label="Disabled">
            <TextInput disabled defaultValue="Cannot be changed" />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="correct horse" />
          </Field>
          <Field label="Select">
            <Select defaultValue="" placeholder="Choose an industry">
              <option>Energy storage</option>
              <option>Health</option>
            </Select>
          </Field>
          <Field label="Select, disabled">
            <Select disabled defaultValue="">
              <option value="">Choose a company</option>
            </Select>
          </Field>
          <Field label="Text area" className="sm:col-span-2">
            <TextArea value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
        </div>
      </Shelf>
      <Shelf title="Checkbox, switch, stars">
        <div className="grid gap-3">
          <Checkbox>Not ticked</Checkbox>
          <Checkbox defaultChecked>Ticked</Checkbox>
          <Checkbox error="This must be ticked.">With an error</Checkbox>
          <Checkbox disabled>Disabled</Checkbox>
        </div>
        <div className="w-[300px]">
          <Switch
            label="Include transcript"
            description="What was said before is sent along."
            checked={on}
            onChange={setOn}
          />
          <div className="mt-4">
            <Switch label="Disabled" checked={false} onChange={setOn} disabled />
          </div>
        </div>
        <StarRating legend="Rating" value={stars} onChange={setStars} />
      </Shelf>
      <Shelf title="Radio cards">
        <div className="w-full">
          <RadioCards legend="Mode" options={CHOICES} value={choice} onChange={setChoice} columns={3} />
        </div>
      </Shelf>
    </>
  )
}
