import brand from "virtual:brand"
import { Link } from "react-router"
import { Wordmark } from "#web/ui/Wordmark.tsx"

export function PublicFooter() {
  return (
    <footer className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 py-8 text-14 text-ink-soft md:py-10">
      <Link to="/" aria-label={`${brand.product}, home`} className="mr-2 max-md:w-full">
        <Wordmark size="md" />
      </Link>
      <p>
        © {brand.copyright_year} {brand.company}
      </p>
      <ul className="flex gap-6 max-md:w-full md:ml-auto md:gap-8">
        <li>
          <Link to="/legal/privacy" className="hover:underline">
            Privacy Policy
          </Link>
        </li>
        <li>
          <Link to="/legal/terms" className="hover:underline">
            Terms &amp; Conditions
          </Link>
        </li>
      </ul>
    </footer>
  )
}
