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

/** When a process started, as the kernel counts it; empty where that cannot be known. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name in brackets may hold spaces; the 22nd field of the line is the 20th after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""
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
  return now === "" || started === "" || now === started
}

function readHolder(path: string): Holder | null {
  try {
    const [pid = "", started = ""] = readFileSync(path, "utf8").trim().split(" ")
    return /^\d+$/.test(pid) ? { pid: Number(pid), started } : null
  } catch {
    return null
  }
}

/**
 * Takes the directory for this process; gives the function that lets it go. A lock whose process
 * is gone is taken over. Throws DirectoryLockedError while another live process holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, "lock")
  const own = join(directory, `lock.${process.pid}`)
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}\n`)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A link appears whole or not at all, so nobody ever reads a half-written lock.
        linkSync(own, path)
        return () => rmSync(path, { force: true })
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
        const holder = readHolder(path)
        if (holder && isAlive(holder)) throw new DirectoryLockedError(directory, holder.pid)
        rmSync(path, { force: true })
      }
    }
    throw new Error(`DATA_DIR: the lock in "${directory}" could not be taken.`)
  } finally {
    rmSync(own, { force: true })
  }
}
