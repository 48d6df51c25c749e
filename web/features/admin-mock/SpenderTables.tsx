import type { ReactNode } from "react"
import type { ModelUsage } from "#contracts/usage.ts"
import { Meter } from "#web/ui/Meter.tsx"
import { type Column, Table } from "#web/ui/Table.tsx"
import { figure, isNear, nearestFirst, nearestShare, nearWords, shareWords } from "./usage-figures.ts"

type Spent = ModelUsage["spent"]
type User = ModelUsage["users"][number]
type Meeting = ModelUsage["meetings"][number]

function spendingColumns<Row extends Spent & { questions: number }>(limit: Spent): readonly Column<Row>[] {
  return [
    { key: "questions", header: "Questions", kind: "number", cell: ({ questions }) => figure(questions) },
    { key: "requests", header: "Requests", kind: "number", cell: ({ requests }) => figure(requests) },
    { key: "tokens", header: "Tokens", kind: "number", cell: ({ tokens }) => figure(tokens) },
    {
      key: "share",
      header: "Of the limit",
      kind: "meta",
      cell: (row) => {
        const share = nearestShare(row, limit)
        return <Meter share={share} label={shareWords(share)} warns={isNear(share)} />
      },
    },
  ]
}

/** An address; a long one breaks before its host. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@")
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function Whose({ meeting: { company, user } }: { meeting: Meeting }) {
  return (
    <>
      {company}
      <span className="sr-only">, </span>
      <span className="usage-below">
        <Address email={user} />
      </span>
    </>
  )
}

const USER: readonly Column<User>[] = [
  { key: "index", header: "#", kind: "index", cell: (_, index) => index + 1 },
  { key: "user", header: "User", kind: "title", cell: ({ user }) => <Address email={user} /> },
]
const MEETING: readonly Column<Meeting>[] = [
  { key: "index", header: "#", kind: "index", cell: (_, index) => index + 1 },
  { key: "company", header: "Company and user", kind: "title", cell: (meeting) => <Whose meeting={meeting} /> },
]

/** Who asked and spent today, most first. */
export function UsersTable({ users, limit }: { users: User[]; limit: Spent }) {
  return (
    <Part title="Who used most today" note={users.length > 0 ? nearWords(users, limit, "user") : null}>
      <Table
        caption="Who used most today"
        columns={[...USER, ...spendingColumns<User>(limit)]}
        rows={users}
        rowKey={({ user_id }) => user_id}
        empty={<p className="usage-none">Nobody has asked anything today.</p>}
      />
    </Part>
  )
}

/** Today's meetings, those nearest to their limit first. */
export function MeetingsTable({ meetings, limit }: { meetings: Meeting[]; limit: Spent }) {
  return (
    <Part title="Meetings begun today" note={meetings.length > 0 ? nearWords(meetings, limit, "meeting") : null}>
      <Table
        caption="Meetings begun today, nearest to the limit first"
        columns={[...MEETING, ...spendingColumns<Meeting>(limit)]}
        rows={nearestFirst(meetings, limit)}
        rowKey={({ simulation_id }) => simulation_id}
        empty={<p className="usage-none">No meeting that began today has used a model.</p>}
      />
    </Part>
  )
}

function Part({ title, note, children }: { title: string; note: string | null; children: ReactNode }) {
  return (
    <section className="usage-part">
      <div className="usage-part-head">
        <h2>{title}</h2>
        {note !== null && <p>{note}</p>}
      </div>
      {children}
    </section>
  )
}
