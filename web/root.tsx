import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url"
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url"
import { QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useEffect, useRef } from "react"
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useRouteError } from "react-router"
import { MESSAGE_DISPLAY_MS } from "#contracts/limits.ts"
import { queryClient } from "./api/query-client.ts"
import { NotFound } from "./components/NotFound.tsx"
import { UnexpectedError } from "./components/UnexpectedError.tsx"
import { Toaster } from "./ui/Toaster.tsx"
import "./ui/ui.css"

const font = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
})

export const links = () => [font(newsreader), font(geist), { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script src="/theme.js" />
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
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster duration={MESSAGE_DISPLAY_MS} />
    </QueryClientProvider>
  )
}

/** What stands until the scripts of a page behind the sign-in are here. */
export function HydrateFallback() {
  return <main id="main" className="min-h-dvh" aria-busy="true" />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />
}
