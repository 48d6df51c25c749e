import brand from "virtual:brand"
import { type FormEvent, useRef, useState } from "react"
import { MAX_EMAIL_LENGTH } from "#contracts/limits.ts"
import { usePassing } from "#web/components/use-passing-message.ts"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { Card } from "#web/ui/Card.tsx"
import { Checkbox } from "#web/ui/Checkbox.tsx"
import { Field } from "#web/ui/Field.tsx"
import { TextInput } from "#web/ui/TextInput.tsx"
import { TextLink } from "#web/ui/TextLink.tsx"
import { failureText, type SignupNotes, signupProblems } from "./signup-notes.ts"

/** The call and the contract's schemas: fetched once somebody turns to the form, so that the page is light. */
const loadApi = () => import("#web/api/api.ts")
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The beta waiting list: an address and a confirmation. A thank-you takes the form's place. */
export function SignupCard({ className = "" }: { className?: string }) {
  const [notes, setNotes] = usePassing<SignupNotes>()
  const [busy, setBusy] = useState(false)
  const [thanked, setThanked] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const terms = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy || !email.current || !terms.current) return
    const problems = signupProblems(email.current.validity, terms.current.checked)
    setNotes(problems)
    if (problems) return focus(problems.email ? email.current : terms.current)
    setBusy(true)
    try {
      const { api } = await loadApi()
      const body = { beta_signup: { email: email.current.value.trim(), terms_accepted: true } } as const
      const { message } = await api.signUp({ body })
      form.reset()
      setNotes({ thanks: message })
      setThanked(true)
    } catch (error) {
      setNotes({ form: failureText(error) })
    } finally {
      setBusy(false)
    }
  }

  if (thanked) {
    return (
      <Card className={`px-6 py-7 ${className}`}>
        <h2 ref={focus} tabIndex={-1} className="text-26">
          Thank you
        </h2>
        <p className="mt-2 text-ink-soft">
          Your seat on the waiting list is kept. We write to you when the room is ready, and not before.
        </p>
        <output className="mt-3 block min-h-[1.5em] text-14 text-brand">{notes?.thanks}</output>
      </Card>
    )
  }
  return (
    <Card className={`px-[18px] pt-[18px] pb-5 md:px-6 md:pt-[22px] md:pb-6 ${className}`}>
      {/* Outside a dialog this method does nothing: without scripts no address goes anywhere. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fetches ahead, changes nothing */}
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => void submit(event)}
        onFocus={() => void loadApi().catch(() => undefined)}
      >
        <div className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto] lg:max-xl:grid-cols-1">
          <Field label="Join the beta waiting list" error={notes?.email}>
            <TextInput
              ref={email}
              name="email"
              type="email"
              placeholder="you@example.com"
              autoComplete="email"
              maxLength={MAX_EMAIL_LENGTH}
              required
            />
          </Field>
          <Button type="submit" className="sm:mt-[25.6px] lg:max-xl:mt-0" busy={busy}>
            Join the list
          </Button>
        </div>
        <Checkbox ref={terms} name="terms_accepted" required className="mt-3.5" error={notes?.terms}>
          I am 18 years of age, or older, and accept the{" "}
          <a className="text-link" href="/legal/terms" target="_blank" rel="noopener">
            terms and conditions<span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </Checkbox>
        {notes?.form && (
          <Alert tone="error" className="mt-4">
            {notes.form}
          </Alert>
        )}
        <p className="mt-4 hidden border-t border-line pt-4 text-14 text-ink-soft noscript:block">
          The form needs JavaScript. Without it, write to{" "}
          <TextLink href={`mailto:${brand.contact_email}`}>{brand.contact_email}</TextLink> and we put you on the list.
        </p>
      </form>
    </Card>
  )
}
