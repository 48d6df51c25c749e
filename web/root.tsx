import { type ReactNode, useEffect, useRef } from "react"
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useRouteError } from "react-router"
import { MESSAGE_DISPLAY_MS } from "#contracts/limits.ts"
import { NotFound } from "./components/NotFound.tsx"
import { UnexpectedError } from "./components/UnexpectedError.tsx"
import earlyScript from "./early.js?raw"
import { siteAddress } from "./page-meta.ts"
import { Toaster } from "./ui/Toaster.tsx"
import "./ui/ui.css"
// With the rest: the first paint of a public page waits for one style sheet, not for two.
import "./features/public/public.css"

export const links = () => [{ rel: "icon", type: "image/svg+xml", href: "/favicon.svg" }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" data-site={siteAddress()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Inline, so that the first paint waits for no further file; the server allows it by its hash. */}
        <script>{earlyScript}</script>
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** Every change of route starts at the top, and a reader whose focus left with the old page starts at the new. */
function useTopOfPage() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname])
}

export default function Root() {
  useTopOfPage()
  // The forms work from here on; early.js sends what it held until now.
  useEffect(() => void document.dispatchEvent(new Event("parley:awake")), [])
  return (
    <>
      <Outlet />
      <Toaster duration={MESSAGE_DISPLAY_MS} />
    </>
  )
}

/** What stands until the scripts of a page behind the sign-in are here. */
export function HydrateFallback() {
  return (
    <main id="main" className="min-h-dvh" aria-busy="true">
      <p className="wrap hidden py-16 font-serif text-24 noscript:block">
        This page needs JavaScript. Please switch it on in your browser and load the page again.
      </p>
    </main>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />
}
