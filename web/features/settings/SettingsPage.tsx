import { type ReactNode, useSyncExternalStore } from "react"
import { Link } from "react-router"
import { profileLabel } from "#web/session/session-store.ts"
import { listenToTheme, readTheme, setTheme } from "#web/session/theme.ts"
import { useSession } from "#web/session/use-session.ts"
import { RadioCards } from "#web/ui/RadioCards.tsx"
import { Stat, Stats } from "#web/ui/Stat.tsx"
import { TextLink } from "#web/ui/TextLink.tsx"

const APPEARANCES = [
  { value: "system", title: "As the system", description: "Follows your device." },
  { value: "light", title: "Light", description: "Ink on paper." },
  { value: "dark", title: "Dark", description: "Lamp-lit paper." },
] as const

/** Who you are and how it looks. Password, sessions and data come with the next release. */
export function SettingsPage() {
  const session = useSession()
  const theme = useSyncExternalStore(listenToTheme, readTheme, () => "system" as const)
  return (
    <>
      <h1 className="page-title">Settings</h1>
      <Section title="Profile" text="How you are named in the simulations and to the administrators.">
        <Stats>
          <Stat label="Name">{session?.name}</Stat>
          <Stat label="Role">{session && profileLabel(session)}</Stat>
        </Stats>
      </Section>
      <Section title="Appearance" text="For this browser. The meeting room keeps its lamp in either.">
        <RadioCards legend="Appearance" options={APPEARANCES} value={theme} onChange={setTheme} columns={3} />
      </Section>
      <Section title="Account" text="Coming with the next release.">
        <p className="max-w-[56ch] text-ink-soft">
          Your password, the places you are signed in at, a copy of everything we hold about you, and the way to delete
          it will stand here. Until then you can set a new password from the{" "}
          <TextLink asChild>
            <Link to="/password/forgot">forgotten password page</Link>
          </TextLink>
          .
        </p>
      </Section>
    </>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-x-8 gap-y-5 border-t border-ink pt-7 xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h2 className="text-26">{title}</h2>
        <p className="mt-2 max-w-[34ch] text-15 text-ink-soft">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
