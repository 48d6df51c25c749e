import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { promisify } from "node:util"

/** The one without windows first: the same engine, a sixth less of the processor for the whole of the browser tests. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/** Flags that let Chromium run as root and keep it from looking for its maker's hosts. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  // Without windows it would round the width of every letter to whole pixels, as no reader's browser does.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const installed = () => PLACES.find((path) => existsSync(path))

/** Path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  return installed()
}

/** Debian's packages, the smaller one first; older releases have the second alone. */
const PACKAGES = ["chromium-headless-shell", "chromium"]

/**
 * Path of a Chromium; installs Debian's package when there is none and this process may.
 * Throws an Error with one clear sentence where it can do neither.
 */
export async function ensureChromium(): Promise<string> {
  const found = installed()
  if (found) return found
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")
  if (!mayInstall)
    throw new Error(
      "The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium) and run the command again.",
    )
  console.log("parley: installing Chromium for the browser tests (about a minute)")
  const aptGet = (...args: string[]) =>
    promisify(execFile)("apt-get", ["-qq", ...args], { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
  let cause: unknown
  // What is known of the packages may be of use even where it cannot be renewed.
  await aptGet("update").catch((failure: unknown) => (cause = failure))
  for (const name of PACKAGES) {
    await aptGet("install", "-y", "--no-install-recommends", name).catch((failure: unknown) => (cause = failure))
    const path = installed()
    if (path) return path
  }
  throw new Error("Chromium could not be installed with apt-get. Install it by hand and run the command again.", {
    cause,
  })
}

if (import.meta.main) console.log(await ensureChromium())
