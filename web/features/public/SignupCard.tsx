import { useMutation } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import { SIGNUP_FAILED, TERMS_REQUIRED, UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { MAX_EMAIL_LENGTH } from "#contracts/limits.ts"
import { api } from "#web/api/api.ts"
import { ApiError } from "#web/api/api-error.ts"
import { usePassingMessage } from "#web/components/use-passing-message.ts"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { Card } from "#web/ui/Card.tsx"
import { Checkbox } from "#web/ui/Checkbox.tsx"
import { Field } from "#web/ui/Field.tsx"
import { TextInput } from "#web/ui/TextInput.tsx"

type Values = { email: string; terms_accepted: boolean }
const NO_ADDRESS = "Enter an e-mail address, such as you@example.com."

/** The server's own words where it has any, else the sentence of the specification. */
function failureText(error: Error): string {
  return error instanceof ApiError && error.status > 0 && error.message !== UNEXPECTED_ERROR
    ? error.message
    : SIGNUP_FAILED
}

/** The beta waiting list: an address and a confirmation. A thank-you takes the form's place. */
export function SignupCard({ className }: { className?: string }) {
  const [message, setMessage] = usePassingMessage()
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    defaultValues: { email: "", terms_accepted: false },
  })
  const signUp = useMutation({
    mutationFn: ({ email }: Values) =>
      api.signUp({ body: { beta_signup: { email: email.trim(), terms_accepted: true } } }),
    onSuccess: (reply) => {
      setMessage({ text: reply.message, tone: "success" })
      reset()
    },
    onError: (error) => setMessage({ text: failureText(error), tone: "error" }),
  })
  const { errors } = formState
  if (signUp.isSuccess) {
    return (
      <Card className={`px-6 py-7 ${className ?? ""}`}>
        <h2 className="text-26">Thank you</h2>
        <p className="mt-2 text-ink-soft">
          Your seat on the waiting list is kept. We write to you when the room is ready, and not before.
        </p>
        <output className="mt-3 block min-h-[1.5em] text-14 text-brand">{message?.text}</output>
      </Card>
    )
  }
  return (
    <Card className={`px-[18px] pt-[18px] pb-5 md:px-6 md:pt-[22px] md:pb-6 ${className ?? ""}`}>
      <form noValidate onSubmit={(event) => void handleSubmit((values) => signUp.mutate(values))(event)}>
        <div className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto] lg:max-xl:grid-cols-1">
          <Field label="Join the beta waiting list" error={errors.email?.message}>
            <TextInput
              type="email"
              placeholder="you@example.com"
              autoComplete="email"
              required
              {...register("email", {
                required: NO_ADDRESS,
                pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: NO_ADDRESS },
                maxLength: { value: MAX_EMAIL_LENGTH, message: "This address is too long." },
              })}
            />
          </Field>
          <Button type="submit" className="sm:mt-[25.6px] lg:max-xl:mt-0" busy={signUp.isPending}>
            Join the list
          </Button>
        </div>
        <Checkbox
          className="mt-3.5"
          error={errors.terms_accepted?.message}
          {...register("terms_accepted", { validate: (ticked) => ticked || TERMS_REQUIRED })}
        >
          I am 18 years of age, or older, and accept the{" "}
          <a className="text-link" href="/legal/terms" target="_blank" rel="noopener">
            terms and conditions<span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </Checkbox>
        {message && (
          <Alert tone={message.tone} className="mt-4">
            {message.text}
          </Alert>
        )}
      </form>
    </Card>
  )
}
