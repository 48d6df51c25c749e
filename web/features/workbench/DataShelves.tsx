import { Button } from "#web/ui/Button.tsx"
import { Card } from "#web/ui/Card.tsx"
import { EmptyState } from "#web/ui/EmptyState.tsx"
import { ErrorState } from "#web/ui/ErrorState.tsx"
import { LoadMore } from "#web/ui/LoadMore.tsx"
import { Meter } from "#web/ui/Meter.tsx"
import { PillHeader } from "#web/ui/PillHeader.tsx"
import { StageBars } from "#web/ui/StageBars.tsx"
import { Stat, Stats } from "#web/ui/Stat.tsx"
import { type Column, RowLink, Table } from "#web/ui/Table.tsx"
import { TopicList } from "#web/ui/TopicList.tsx"
import { Shelf } from "./Shelf.tsx"

type Row = { name: string; industry: string; level: number; stage: string; text: string; questions: number }
const ROWS: readonly Row[] = [
  {
    name: "Halden Loop",
    industry: "Energy storage",
    level: 2,
    stage: "Venture",
    text: "Leases graded batteries to warehouses.",
    questions: 31,
  },
  {
    name: "Wrenfield Care",
    industry: "Health",
    level: 1,
    stage: "Seed",
    text: "Wound photographs read at home, so that a nurse visits who needs it that day.",
    questions: 8,
  },
  {
    name: "Oakmere Mills",
    industry: "Food",
    level: 4,
    stage: "Established",
    text: "Heritage grain by subscription.",
    questions: 112,
  },
]
const COLUMNS: readonly Column<Row>[] = [
  { key: "n", header: "#", kind: "index", cell: (_, index) => index + 1 },
  { key: "name", header: "Name", kind: "title", cell: (row) => row.name },
  { key: "industry", header: "Industry", kind: "sub", cell: (row) => row.industry },
  { key: "stage", header: "Stage", kind: "aside", cell: (row) => <StageBars level={row.level} label={row.stage} /> },
  { key: "questions", header: "Questions", kind: "number", cell: (row) => row.questions },
  { key: "text", header: "Description", kind: "text", cell: (row) => row.text },
  { key: "view", header: "Open", kind: "action", hideHeader: true, cell: () => <RowLink href="#main">View</RowLink> },
]
const table = { caption: "Companies", columns: COLUMNS, rowKey: (row: Row) => row.name, empty: null }
const TOPICS = ["Market size", "Market growth", "Timing", "Customer problem", "Buyer and segment"]

export function DataShelves() {
  return (
    <>
      <Shelf title="Table">
        <div className="w-full">
          <Table {...table} rows={ROWS} />
          <LoadMore pending busy={false} shown="3 companies shown" onLoad={() => undefined} />
        </div>
      </Shelf>
      <Shelf title="Table, loading">
        <div className="w-full">
          <Table {...table} rows={undefined} skeletonRows={3} />
          <LoadMore pending busy shown="Loading" onLoad={() => undefined} />
        </div>
      </Shelf>
      <Shelf title="Meter">
        <div className="grid w-[320px] gap-4">
          <Meter share={0} label="0%" />
          <Meter share={0.42} label="42%" />
          <Meter share={0.91} label="91%, near the limit" warns />
          <Meter share={0.42} label="42%" wide />
          <Meter share={1} label="100%, at the limit" warns wide />
        </div>
      </Shelf>
      <Shelf title="Empty state">
        <div className="w-full">
          <EmptyState title="No meetings yet" scene="shelves" action={<Button>New simulation</Button>}>
            <p>Each finished simulation will stand here, to be read again.</p>
          </EmptyState>
        </div>
      </Shelf>
      <Shelf title="Error state">
        <ErrorState title="The companies did not come" onRetry={() => undefined}>
          <p>The server could not be reached. Check your connection and try again.</p>
        </ErrorState>
      </Shelf>
      <Shelf title="Pill, card, stats, topics">
        <PillHeader>How it works</PillHeader>
        <Card className="p-6">A card, for what is chosen or filled in.</Card>
        <Stats className="w-[320px]">
          <Stat label="Time">43:18 of 45:00</Stat>
          <Stat label="Topics covered">28 of 46</Stat>
        </Stats>
        <div className="w-[300px]">
          <TopicList
            title="Market opportunity"
            topics={TOPICS.map((title, index) => ({ key: title, title, covered: index !== 2 }))}
          />
        </div>
      </Shelf>
    </>
  )
}
