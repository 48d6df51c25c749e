import brand from "virtual:brand"
import { Button } from "../ui/Button.tsx"
import { TextLink } from "../ui/TextLink.tsx"
import { PlainPage } from "./PlainPage.tsx"

/** A screen that broke. It says nothing of where; whoever runs the site finds that in the browser's console. */
export function UnexpectedError() {
  return (
    <>
      <title>{`Unexpected Application Error! · ${brand.product}`}</title>
      <PlainPage
        title="Unexpected Application Error!"
        scene="corridor"
        action={
          <>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
            <Button asChild variant="secondary">
              <a href="/dashboard">Home</a>
            </Button>
          </>
        }
      >
        <p>
          Something on our side gave way. What you typed in a meeting is kept in this browser. If it happens again, tell
          us at <TextLink href={`mailto:${brand.support_email}`}>{brand.support_email}</TextLink>.
        </p>
      </PlainPage>
    </>
  )
}
