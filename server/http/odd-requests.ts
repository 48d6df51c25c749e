import { randomUUID } from "node:crypto"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import type { FastifyInstance } from "fastify"

/** What the parser refuses before there is a request, by the code of its error. */
const REFUSALS: Record<string, [status: string, error: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers of the request are too large."],
}
const UNREADABLE = ["400 Bad Request", "The request could not be read."] as const

function answer(socket: Duplex, status: string, error: string): void {
  if (!socket.writable) return
  const body = JSON.stringify({ error, request_id: randomUUID() })
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`)
}

/** Answers what is no HTTP as every other refusal is answered, and hangs up. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return
  const [status, sentence] = REFUSALS[error.code ?? ""] ?? UNREADABLE
  answer(socket, status, sentence)
  // Who does not read the answer keeps no connection.
  setTimeout(() => socket.destroy(), 1_000).unref()
}

/** What Node would hang up on or answer without a word: CONNECT is refused, an unknown Expect passed over. */
export function registerOddRequests(app: FastifyInstance): void {
  app.server.on("connect", (_request, socket) => {
    socket.on("error", () => undefined)
    answer(socket, "405 Method Not Allowed", "This method is not allowed here.")
  })
  app.server.on("checkExpectation", (request, response) => void app.server.emit("request", request, response))
}
