import brand from "virtual:brand"
import { Link } from "react-router"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { TextLink } from "#web/ui/TextLink.tsx"
import { BackToLogin } from "./BackToLogin.tsx"

/** A link that is used up or too old, and the way to another. An invitation cannot be asked for by a form: it comes from a person. */
export function LinkOver({ message, invited }: { message: string; invited: boolean }) {
  return (
    <>
      <h1 className="text-44">This link is over</h1>
      <Alert tone="error" className="mt-6">
        {message}
      </Alert>
      <p className="mt-6 text-ink-soft">
        Each link works once, and not for ever.{" "}
        {invited ? (
          <>
            If you have opened your account already, ask for a new link to its password; for a new invitation write to{" "}
            <TextLink href={`mailto:${brand.support_email}`}>{brand.support_email}</TextLink>.
          </>
        ) : (
          "A new one takes a minute."
        )}
      </p>
      <Button asChild size="lg" className="mt-8">
        <Link to="/password/forgot">Ask for a new link</Link>
      </Button>
      <BackToLogin />
    </>
  )
}
