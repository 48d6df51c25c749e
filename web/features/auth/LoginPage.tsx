import { useMutation } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { useForm } from "react-hook-form"
import { Link, useLocation, useNavigate } from "react-router"
import { NO_ACCESS } from "#contracts/errors.ts"
import { messageOf } from "#web/api/api-error.ts"
import { listenToNoAccess, readNoAccess } from "#web/session/local-flags.ts"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { Field } from "#web/ui/Field.tsx"
import { PasswordInput } from "#web/ui/PasswordInput.tsx"
import { TextInput } from "#web/ui/TextInput.tsx"
import { TextLink } from "#web/ui/TextLink.tsx"
import { carriedEmail } from "./carried-email.ts"
import { ahead, loadSignIn } from "./load-calls.ts"
import { emailRules } from "./rules.ts"

/** Long enough to read that it worked. */
const REDIRECT_MS = 700
type Values = { email: string; password: string }

export function LoginPage() {
  const navigate = useNavigate()
  const email = carriedEmail(useLocation().state)
  const noAccess = useSyncExternalStore(listenToNoAccess, readNoAccess, () => false)
  // No default values: what was typed before the scripts came stays.
  const { register, handleSubmit, formState } = useForm<Values>()
  const login = useMutation({
    mutationFn: async ({ email, password }: Values) => (await loadSignIn())(email.trim(), password),
    onSuccess: (role) => {
      if (role) setTimeout(() => void navigate("/dashboard"), REDIRECT_MS)
    },
  })
  const welcomed = login.isSuccess && login.data !== null
  return (
    <>
      <h1 className="text-44">Login</h1>
      <div className="mt-6 grid gap-3 empty:hidden">
        {noAccess && !welcomed && !login.isError && <Alert>{NO_ACCESS}</Alert>}
        {login.isError && <Alert tone="error">{messageOf(login.error)}</Alert>}
        {welcomed && <Alert tone="success">Login successful! Redirecting...</Alert>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fetches ahead, changes nothing */}
      <form
        noValidate
        method="dialog"
        className="mt-6 grid gap-5 border-t border-ink pt-7"
        onFocus={ahead(loadSignIn)}
        onSubmit={(event) => void handleSubmit((values) => login.mutate(values))(event)}
      >
        <Field label="E-mail" error={formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
            {...register("email", emailRules)}
          />
        </Field>
        <Field label="Password" error={formState.errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            required
            {...register("password", { required: "Enter your password." })}
          />
        </Field>
        <Button type="submit" size="lg" className="mt-1" busy={login.isPending || welcomed}>
          Login
        </Button>
      </form>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 text-15">
        <TextLink asChild tone="quiet">
          <Link to="/password/forgot">Forgot your password?</Link>
        </TextLink>
        <TextLink asChild tone="quiet">
          <Link to="/">Join the waiting list</Link>
        </TextLink>
      </p>
    </>
  )
}
