import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

const PLACES = [
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

/**
 * Path of a Chromium; installs Debian's package when there is none and this process may.
 * Throws an Error with one clear sentence where it can do neither.
 */
export function ensureChromium(): string {
  const found = installed()
  if (found) return found
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")
  if (!mayInstall)
    throw new Error(
      "The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium) and run the command again.",
    )
  console.log("parley: installing Chromium for the browser tests (about a minute)")
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const update = spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env })
  const install = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  })
  const path = installed()
  if (update.status !== 0 || install.status !== 0 || !path)
    throw new Error("Chromium could not be installed with apt-get. Install it by hand and run the command again.")
  return path
}
