import { Link } from "react-router"
import { TextLink } from "#web/ui/TextLink.tsx"

/** The way back, below a form or a message of the password pages. */
export function BackToLogin() {
  return (
    <p className="mt-6 text-15">
      <TextLink asChild tone="quiet">
        <Link to="/login">Back to login</Link>
      </TextLink>
    </p>
  )
}
