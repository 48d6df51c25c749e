import { useMutation } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import { Link } from "react-router"
import { messageOf } from "#web/api/api-error.ts"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { Field } from "#web/ui/Field.tsx"
import { TextInput } from "#web/ui/TextInput.tsx"
import { BackToLogin } from "./BackToLogin.tsx"
import { ahead, loadApi } from "./load-calls.ts"
import { emailRules } from "./rules.ts"

type Values = { email: string }

export function ForgotPasswordPage() {
  const { register, handleSubmit, formState } = useForm<Values>()
  const forgot = useMutation({
    mutationFn: async (email: string) => (await loadApi()).forgotPassword({ body: { email } }),
  })
  if (forgot.isSuccess) return <MailSent email={forgot.variables} />
  const refused = forgot.isError ? messageOf(forgot.error) : undefined
  return (
    <>
      <h1 className="text-44">Forgot password</h1>
      <p className="mt-4 text-ink-soft">
        Give us the address of your account and we send you a link to a new password.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fetches ahead, changes nothing */}
      <form
        noValidate
        method="dialog"
        className="mt-6 grid gap-5 border-t border-ink pt-7"
        onFocus={ahead(loadApi)}
        onSubmit={(event) => void handleSubmit(({ email }) => forgot.mutate(email.trim()))(event)}
      >
        <Field label="E-mail" error={formState.errors.email?.message ?? refused}>
          <TextInput type="email" autoComplete="username" required {...register("email", emailRules)} />
        </Field>
        <Button type="submit" size="lg" busy={forgot.isPending}>
          Send the link
        </Button>
      </form>
      <BackToLogin />
    </>
  )
}

function MailSent({ email }: { email: string }) {
  return (
    <>
      <h1 className="text-44">Look at your mail</h1>
      <Alert tone="success" className="mt-6">
        Password reset email has been sent successfully.
      </Alert>
      <p className="mt-6 text-ink-soft">
        If <b className="font-medium break-words text-ink">{email}</b> belongs to an account, a link is on its way
        there. It works once and not for long. Nothing there? Look in the junk folder.
      </p>
      <Button asChild size="lg" className="mt-8">
        <Link to="/login" state={{ email }}>
          Go to login
        </Link>
      </Button>
    </>
  )
}
