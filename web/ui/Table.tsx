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

// Roles are written out because the narrow layout changes display, which would drop them.
export function Table<Row>({ caption, columns, rows, rowKey, skeletonRows = 5, empty }: TableProps<Row>) {
  if (rows?.length === 0) return <>{empty}</>
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table className="table" role="table" aria-busy={rows === undefined}>
      <caption className="sr-only">{rows === undefined ? `${caption}, loading` : caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {columns.map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th key={column.key} role="columnheader" scope="col" data-kind={column.kind}>
              <span className={column.hideHeader ? "sr-only" : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {rows
          ? rows.map((row, index) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              <tr key={rowKey(row)} role="row">
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    {column.cell(row, index)}
                  </Cell>
                ))}
              </tr>
            ))
          : Array.from({ length: skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike.
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              <tr key={index} role="row">
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
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

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const marks = { "data-kind": column.kind, "data-label": column.header }
  if (column.kind === "title") {
    return (
      <th role="rowheader" scope="row" {...marks}>
        {children}
      </th>
    )
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <td role="cell" {...marks}>
      {children}
    </td>
  )
}

/** The link of an action column: the whole row is its target. With `asChild` a router's link takes the look. */
export function RowLink({ asChild = false, ...rest }: ComponentProps<"a"> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : "a"
  return <Element className="text-link row-link" {...rest} />
}
