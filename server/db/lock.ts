import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Two processes on one embedded directory lose each other's writes without a word, hence this lock. */
export class DirectoryLockedError extends Error {
  constructor(directory: string, pid: number) {
    super(
      `DATA_DIR: the database in "${directory}" is in use by another running Parley (process ${pid}). ` +
        "Stop that one first, or give this one a directory of its own.",
    )
    this.name = "DirectoryLockedError"
  }
}

type Holder = { pid: number; started: string }

/** When a process started, as the kernel counts it; empty where that cannot be known, null for one that has ended. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name in brackets may hold spaces; the state follows it, and 19 fields later the start.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    // A killed process that nobody has waited for yet still has its number.
    return fields[0] === "Z" || fields[0] === "X" ? null : (fields[19] ?? "")
  } catch {
    return ""
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false
  }
  const now = startOf(pid)
  return now !== null && (now === "" || started === "" || now === started)
}

function readHolder(path: string): Holder | null {
  try {
    const [pid = "", started = ""] = readFileSync(path, "utf8").trim().split(" ")
    return /^\d+$/.test(pid) ? { pid: Number(pid), started } : null
  } catch {
    return null
  }
}

/** Links `own` to `path`: whole or not at all, so that nobody ever reads half a lock. False where `path` is there. */
function link(own: string, path: string): boolean {
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false
    throw error
  }
}

/** Removes a file that names a process which is gone. Throws DirectoryLockedError where that one lives. */
function removeStale(directory: string, path: string): void {
  const holder = readHolder(path)
  if (holder && isAlive(holder)) throw new DirectoryLockedError(directory, holder.pid)
  rmSync(path, { force: true })
}

/**
 * Takes the directory for this process; gives the function that lets it go. A lock whose process
 * is gone is taken over. Throws DirectoryLockedError while another live process holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, "lock")
  const takeover = `${path}.takeover`
  const own = `${path}.${process.pid}`
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}\n`)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (link(own, path)) return () => rmSync(path, { force: true })
      // One at a time looks and removes: two that saw the same dead lock would each remove the other's new one.
      if (!link(own, takeover)) {
        removeStale(directory, takeover)
        continue
      }
      try {
        removeStale(directory, path)
      } finally {
        rmSync(takeover, { force: true })
      }
    }
    throw new Error(`DATA_DIR: the lock in "${directory}" could not be taken.`)
  } finally {
    rmSync(own, { force: true })
  }
}
