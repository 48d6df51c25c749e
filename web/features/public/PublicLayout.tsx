import type { ReactNode } from "react"
import { PublicBar } from "./PublicBar.tsx"
import { PublicFooter } from "./PublicFooter.tsx"

/** Bar, page, footer of everything that can be read without an account. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PublicBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </>
  )
}
