import brand from "virtual:brand"
import { useMutation } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import { useNavigate, useParams, useSearchParams } from "react-router"
import { MAX_PASSWORD_LENGTH } from "#contracts/limits.ts"
import { ApiError, messageOf } from "#web/api/api-error.ts"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { Field } from "#web/ui/Field.tsx"
import { PasswordInput } from "#web/ui/PasswordInput.tsx"
import { BackToLogin } from "./BackToLogin.tsx"
import { LinkOver } from "./LinkOver.tsx"
import { ahead, loadApi } from "./load-calls.ts"

const REDIRECT_MS = 1500
type Values = { password: string; confirmation: string }

/** A reset changes a password, an invitation makes an account: the same form with words of its own. */
const WORDS = {
  reset: {
    title: "New password",
    text: "A few words you will remember are better than one you will not. This ends every open session.",
    button: "Set the password",
    done: "Password reset successful! Redirecting...",
  },
  invitation: {
    title: "Your chair is kept",
    text: `You are invited to the ${brand.product} beta. Choose a password and your account is ready: a few words you will remember are better than one you will not.`,
    button: "Open the account",
    done: "Your account is ready. Redirecting...",
  },
}

export function ResetPasswordPage() {
  const { token = "" } = useParams()
  const [search] = useSearchParams()
  // The page as it is written ahead, for links nobody knows yet, has this in the place of one.
  const invited = search.has("invitation") || token === "_invitation"
  const words = invited ? WORDS.invitation : WORDS.reset
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { password: "", confirmation: "" } })
  const reset = useMutation({
    mutationFn: async ({ password }: Values) => (await loadApi()).resetPassword({ body: { token, password } }),
    onSuccess: () => {
      setTimeout(() => void navigate("/login"), REDIRECT_MS)
    },
  })
  if (reset.isError && refusesLink(reset.error)) return <LinkOver message={messageOf(reset.error)} invited={invited} />
  return (
    <>
      <h1 className="text-44">{words.title}</h1>
      <p className="mt-4 text-ink-soft">{words.text}</p>
      <div className="mt-6 grid gap-3 empty:hidden">
        {reset.isSuccess && <Alert tone="success">{words.done}</Alert>}
        {reset.isError && <Alert tone="error">{messageOf(reset.error)}</Alert>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fetches ahead, changes nothing */}
      <form
        noValidate
        className="mt-6 grid gap-5 border-t border-ink pt-7"
        onFocus={ahead(loadApi)}
        onSubmit={(event) => void handleSubmit((values) => reset.mutate(values))(event)}
      >
        {/* Password managers look for whose password this is, and browsers remark on its absence; the link does not say. */}
        <input type="text" autoComplete="username" defaultValue="" readOnly hidden />
        <Field label="New password" error={formState.errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            maxLength={MAX_PASSWORD_LENGTH}
            required
            {...register("password", { required: "Password cannot be empty." })}
          />
        </Field>
        <Field label="New password again" error={formState.errors.confirmation?.message}>
          <PasswordInput
            autoComplete="new-password"
            maxLength={MAX_PASSWORD_LENGTH}
            required
            {...register("confirmation", {
              validate: (value, { password }) => value === password || "Passwords do not match.",
            })}
          />
        </Field>
        <Button type="submit" size="lg" className="mt-1" busy={reset.isPending || reset.isSuccess}>
          {words.button}
        </Button>
      </form>
      <BackToLogin />
    </>
  )
}

/** A refused link answers with one sentence, a password that does not pass with a list. */
function refusesLink(error: Error): boolean {
  return error instanceof ApiError && error.status === 422 && error.errors.length === 0
}
