import { Slot } from "radix-ui"
import type { ComponentProps, ReactNode } from "react"
import { Skeleton } from "./Skeleton.tsx"

/**
 * What a column is, which decides how it is set and where it stands in the narrow record:
 * `index` the running number, `title` the row's name, `sub` and `aside` the line below it, `meta`
 * and `number` a labelled line, `text` a paragraph, `action` the link at the end.
 */
type ColumnKind = "index" | "title" | "sub" | "aside" | "meta" | "number" | "text" | "action"
export type Column<Row> = {
  key: string
  header: string
  kind: ColumnKind
  /** The header is read out but not drawn. */
  hideHeader?: boolean
  cell: (row: Row, index: number) => ReactNode
}
type TableProps<Row> = {
  /** Read out as the table's name. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while they load: skeleton rows stand in. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  skeletonRows?: number
  /** Stands in place of the table when there are no rows. */
  empty: ReactNode
}

/** Roles are written out because the narrow layout changes display, which would drop them. */
const ROLE = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const

export function Table<Row>({ caption, columns, rows, rowKey, skeletonRows = 5, empty }: TableProps<Row>) {
  if (rows?.length === 0) return <>{empty}</>
  return (
    <table className="table" {...ROLE.table} aria-busy={rows === undefined}>
      <caption className="sr-only">{rows === undefined ? `${caption}, loading` : caption}</caption>
      <thead {...ROLE.rowgroup}>
        <tr {...ROLE.row}>
          {columns.map((column) => (
            <th key={column.key} {...ROLE.columnheader} scope="col" data-kind={column.kind}>
              <span className={column.hideHeader ? "sr-only" : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLE.rowgroup}>
        {rows
          ? rows.map((row, index) => (
              <tr key={rowKey(row)} {...ROLE.row}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    {column.cell(row, index)}
                  </Cell>
                ))}
              </tr>
            ))
          : Array.from({ length: skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike.
              <tr key={index} {...ROLE.row}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} placeholder>
                    <Skeleton className={SKELETON[column.kind]} />
                  </Cell>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  )
}

const SKELETON: Record<ColumnKind, string> = {
  index: "inline-block h-4 w-4",
  title: "h-5 w-36",
  sub: "h-4 w-24",
  aside: "h-4 w-20",
  meta: "h-4 w-20",
  number: "inline-block h-4 w-8",
  text: "h-4 w-full",
  action: "inline-block h-4 w-10",
}

type CellProps<Row> = { column: Column<Row>; placeholder?: boolean; children: ReactNode }

/** A placeholder names no row, so it is never a header. */
function Cell<Row>({ column, placeholder = false, children }: CellProps<Row>) {
  const marks = { "data-kind": column.kind, "data-label": column.header }
  if (column.kind === "title" && !placeholder) {
    return (
      <th {...ROLE.rowheader} scope="row" {...marks}>
        {children}
      </th>
    )
  }
  return (
    <td {...ROLE.cell} {...marks}>
      {children}
    </td>
  )
}

/** The link of an action column: the whole row is its target. With `asChild` a router's link takes the look. */
export function RowLink({ asChild = false, ...rest }: ComponentProps<"a"> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : "a"
  return <Element className="text-link row-link" {...rest} />
}
