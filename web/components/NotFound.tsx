import brand from "virtual:brand"
import { Link } from "react-router"
import { Button } from "../ui/Button.tsx"
import { PlainPage } from "./PlainPage.tsx"

export function NotFound() {
  return (
    <>
      <title>{`Not Found · ${brand.product}`}</title>
      <meta name="robots" content="noindex" />
      <PlainPage
        title="Not Found"
        scene="corridor"
        action={
          <>
            <Button asChild>
              <Link to="/">Go to the front door</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/dashboard">Home</Link>
            </Button>
          </>
        }
      >
        <p>This door leads to a room where no meeting is held. The address may have changed, or lost a letter.</p>
      </PlainPage>
    </>
  )
}
