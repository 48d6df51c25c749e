/** `npm run dev`: the server restarting on change, and the web with hot reload on port 5173. */
import { spawn } from "node:child_process"

const children = [
  spawn("node", ["--watch", "server/main.ts"], { stdio: "inherit" }),
  spawn("react-router", ["dev"], { stdio: "inherit" }),
]
for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill("SIGTERM")
    process.exitCode ??= code ?? 0
  })
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
