import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

export const ADMIN = { email: "admin@example.com", password: "a quiet room with nine chairs" }

/** The product as `npm start` runs it: its own process, port and database folder. */
export type Product = {
  url: string
  stop(signal?: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  /** Resolves when the process has printed these words. */
  printed(words: string): Promise<void>
  /** Stops the process and deletes its database. */
  destroy(): Promise<void>
}

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === "string") throw new Error("no port")
  return address.port
}

async function ready(url: string, child: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server stopped:\n${output.join("")}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server was not ready in a minute:\n${output.join("")}`)
}

/** A new folder for a database: a copy of the run's template where there is one. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "parley-e2e-"))
  const template = process.env.PARLEY_E2E_TEMPLATE
  if (template !== undefined) cpSync(template, folder, { recursive: true })
  return folder
}

/** Starts a product with settings over the defaults; resolves when it is ready to serve. */
export async function startProduct(
  settings: Record<string, string> = {},
  folder: string = newFolder(),
): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const output: string[] = []
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    const running = child
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = new Promise((resolve) => running.once("exit", resolve))
    running.kill(signal)
    await gone
  }
  const start = async () => {
    output.length = 0
    child = spawn(process.execPath, ["server/main.ts"], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: folder,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT_SCALE: "50",
        LOG_LEVEL: "warn",
        ...settings,
      },
    })
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk.toString()))
    child.stderr?.on("data", (chunk: Buffer) => output.push(chunk.toString()))
    await ready(url, child, output)
  }
  await start()
  return {
    url,
    stop,
    start,
    printed: async (words) => {
      const deadline = Date.now() + 180_000
      while (!output.join("").includes(words)) {
        if (Date.now() > deadline) throw new Error(`"${words}" was not printed:\n${output.join("")}`)
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    },
    destroy: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
