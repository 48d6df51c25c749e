import { useMutation } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import { Link, useNavigate, useParams } from "react-router"
import { MAX_PASSWORD_LENGTH } from "#contracts/limits.ts"
import { api } from "#web/api/api.ts"
import { ApiError, messageOf } from "#web/api/api-error.ts"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { Field } from "#web/ui/Field.tsx"
import { PasswordInput } from "#web/ui/PasswordInput.tsx"
import { TextLink } from "#web/ui/TextLink.tsx"

const REDIRECT_MS = 1500
type Values = { password: string; confirmation: string }

export function ResetPasswordPage() {
  const { token = "" } = useParams()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { password: "", confirmation: "" } })
  const reset = useMutation({
    mutationFn: ({ password }: Values) => api.resetPassword({ body: { token, password } }),
    onSuccess: () => {
      setTimeout(() => void navigate("/login"), REDIRECT_MS)
    },
  })
  return (
    <>
      <h1 className="text-44">New password</h1>
      <p className="mt-4 text-ink-soft">A few words you will remember are better than one you will not.</p>
      <div className="mt-6 grid gap-3 empty:hidden">
        {reset.isSuccess && <Alert tone="success">Password reset successful! Redirecting...</Alert>}
        {reset.isError && (
          <Alert tone="error">
            {messageOf(reset.error)} {refusesLink(reset.error) && <NewLink />}
          </Alert>
        )}
      </div>
      <form
        noValidate
        className="mt-6 grid gap-5 border-t border-ink pt-7"
        onSubmit={(event) => void handleSubmit((values) => reset.mutate(values))(event)}
      >
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
          Set the password
        </Button>
      </form>
      <p className="mt-6 text-15">
        <TextLink asChild tone="quiet">
          <Link to="/login">Back to login</Link>
        </TextLink>
      </p>
    </>
  )
}

/** A refused link answers with one sentence, a password that does not pass with a list. */
function refusesLink(error: Error): boolean {
  return error instanceof ApiError && error.status > 0 && error.errors.length === 0
}

function NewLink() {
  return (
    <Link to="/password/forgot" className="underline underline-offset-[.22em]">
      Ask for a new link
    </Link>
  )
}
