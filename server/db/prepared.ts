import type pg from "pg"

/** Texts beyond this many are not kept: lists of varying length make ever new ones. */
const MOST = 500

/**
 * Has each client of the pool prepare its statements: a text is parsed and planned the first time only,
 * which the embedded database takes longer for than for running it. Only for a database that this process
 * has to itself: elsewhere a later version of the product may change a table under a plan, and a
 * connection pooler may hand the plan's connection to somebody else.
 */
export function prepareStatements(pool: pg.Pool): void {
  let clients = 0
  pool.on("connect", (client) => {
    // A client that is replaced leaves its statements behind in the one session there is.
    const mark = `c${clients++}s`
    const names = new Map<string, string>()
    const nameOf = (text: string) => {
      if (!names.has(text) && names.size < MOST) names.set(text, `${mark}${names.size}`)
      return names.get(text)
    }
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const prepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
      // Without values it is no statement that repeats: begin, commit, a migration's file.
      if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return query(text, values, ...rest)
      return query({ name: nameOf(text), text, values }, ...rest)
    }
    // The method has a dozen overloads; what they take is passed on as it came.
    client.query = prepared as typeof client.query
  })
}
