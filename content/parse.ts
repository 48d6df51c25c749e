import { readFile } from "node:fs/promises"
import { isNode, LineCounter, parseDocument } from "yaml"
import type { ZodType, z } from "zod"

/** A mistake in a file under content/, with the file and the line an editor has to open. */
export class ContentError extends Error {
  readonly file: string
  readonly line: number

  constructor(file: string, line: number, sentence: string) {
    super(`${file}:${line}: ${sentence}`)
    this.name = "ContentError"
    this.file = file
    this.line = line
  }
}

/** A parsed file: its value by the schema and where in the file a path of the value stands. */
export type Parsed<Value> = { value: Value; lineOf: (path: PropertyKey[]) => number }

/**
 * Reads YAML text by a schema. `name` is what errors call the file; `startLine` is the line of
 * the file on which the text begins (an article's head begins on its second line).
 * Throws ContentError for broken YAML and for the first thing the schema refuses.
 */
export function parseYaml<Schema extends ZodType>(
  name: string,
  text: string,
  schema: Schema,
  startLine = 1,
): Parsed<z.output<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const line = (offset: number) => lines.linePos(offset).line + startLine - 1
  const broken = document.errors[0]
  if (broken) throw new ContentError(name, line(broken.pos[0]), broken.message)

  const lineOf = (path: PropertyKey[]): number => {
    // What is missing has no place of its own: its nearest parent's line serves.
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return line(node.range[0])
    }
    return startLine
  }
  const result = schema.safeParse(document.toJS())
  if (result.success) return { value: result.data, lineOf }
  const issue = result.error.issues[0]
  const path = issue?.path ?? []
  throw new ContentError(
    name,
    lineOf(path),
    `${path.map(String).join(".") || "the file"}: ${issue?.message ?? "is not as its schema asks"}`,
  )
}

/** The same for a file on disk; `name` is its path below the content folder. */
export async function readYaml<Schema extends ZodType>(
  path: string,
  name: string,
  schema: Schema,
): Promise<Parsed<z.output<Schema>>> {
  let text: string
  try {
    text = await readFile(path, "utf8")
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT")
      throw new ContentError(name, 1, "the file is missing")
    throw cause
  }
  return parseYaml(name, text, schema)
}
