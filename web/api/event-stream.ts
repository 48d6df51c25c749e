/** One server-sent event: its name and its data, parsed from JSON. */
export type ServerEvent = { event: string; data: unknown }

/** Reads server-sent events from a response's body, however the network cuts them. Comments are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ""
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += value ?? ""
      const blocks = rest.split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ""
      for (const block of blocks) {
        const event = parseBlock(block)
        if (event) yield event
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseBlock(block: string): ServerEvent | null {
  let event = "message"
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith("event:")) event = line.slice(6).trim()
    else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""))
  }
  return data.length === 0 ? null : { event, data: JSON.parse(data.join("\n")) }
}
