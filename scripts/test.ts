/**
 * `npm test`: every check of the repository, three at a time, each with its own output, as soon as what it needs is there.
 * `node scripts/test.ts checks` runs only the quick ones (types, lint, boundaries, dead code).
 * The closing line is "N passed, N failed"; a check counts as one, a test as one.
 */
import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

type Step = {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Steps that must have passed before, by name. */
  after?: string[]
  /** Reads passed and failed from the report the step wrote; a step without is itself one test. */
  report?: "vitest" | "playwright"
}
type Result = { name: string; passed: number; failed: number; output: string; seconds: number }

const CHECKS: Step[] = [
  { name: "types", command: ["sh", "-c", "react-router typegen && tsc --noEmit -p ."] },
  { name: "format and lint (biome)", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "lint with types (oxlint)", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  { name: "boundaries", command: ["node", "scripts/check-boundaries.ts"] },
  { name: "dead code (knip)", command: ["knip"] },
]
/** The texts that ship, embedded once for the engine's tests, the API's and the browser's. */
const LEARN: Step = { name: "shipped texts learnt", command: ["node", "scripts/learn.ts"] }
const BUILD: Step = { name: "web pages built", command: ["node", "scripts/setup.mjs"] }
const CHROMIUM: Step = { name: "a browser to test with", command: ["node", "scripts/chromium.ts"] }
const BROWSER: Step = {
  name: "browser",
  command: ["playwright", "test", "--reporter=line,json"],
  report: "playwright",
  after: [BUILD.name, CHROMIUM.name, LEARN.name],
}
const vitest = (name: string, project: string, env?: Step["env"]): Step => ({
  name,
  command: ["vitest", "run", "--project", project, "--reporter=default", "--reporter=json"],
  env,
  report: "vitest",
  after: [LEARN.name],
})
/** In the order in which they begin: the longest of those that need the learnt texts first. */
const ALL: Step[] = [
  LEARN,
  CHROMIUM,
  BUILD,
  ...CHECKS,
  BROWSER,
  vitest("API on a PostgreSQL server", "api", { TEST_DATABASE: "postgres" }),
  vitest("API on the embedded database", "api"),
  vitest("unit", "unit"),
]
const reports = mkdtempSync(join(tmpdir(), "parley-test-"))

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

function counts(step: Step, file: string, code: number): { passed: number; failed: number } {
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const report: unknown = JSON.parse(readFileSync(file, "utf8"))
    if (step.report === "vitest") {
      // The reporters' own formats; a missing figure shows as NaN and fails the run below.
      const { numPassedTests: passed, numFailedTests: failed } = report as VitestReport
      return { passed, failed: Math.max(failed, code === 0 ? 0 : 1) }
    }
    const { stats } = report as PlaywrightReport
    return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

async function run(step: Step): Promise<Result> {
  const started = performance.now()
  const file = join(reports, `${step.name.replaceAll(/\W+/g, "-")}.json`)
  const [command = "", ...args] = step.command
  const output: string[] = []
  const child = spawn(command, step.report === "vitest" ? [...args, `--outputFile.json=${file}`] : args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: "1", FORCE_COLOR: "0" },
  })
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()))
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      output.push(`${error.message}\n`)
      resolve(1)
    })
    child.on("close", (status) => resolve(status ?? 1))
  })
  const seconds = (performance.now() - started) / 1000
  const result = { name: step.name, ...counts(step, file, code), output: output.join(""), seconds }
  const verdict = result.failed === 0 ? "ok    " : "FAILED"
  console.log(`${verdict} ${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds.toFixed(0)} s)`)
  if (result.failed > 0) console.log(result.output)
  return result
}

/** Runs the steps, each as soon as those it needs have passed and a place is free; where one of them failed, it counts as failed. */
async function runAll(steps: Step[], atOnce: number): Promise<Result[]> {
  const waiting = [...steps]
  const results: Result[] = []
  const running = new Set<Promise<void>>()
  const resultOf = (name: string) => results.find((result) => result.name === name)
  async function take(step: Step): Promise<void> {
    const missing = step.after?.filter((name) => resultOf(name)?.failed) ?? []
    results.push(missing.length > 0 ? notRun(step, missing) : await run(step))
  }
  while (waiting.length > 0 || running.size > 0) {
    const at = waiting.findIndex(({ after = [] }) => after.every(resultOf))
    if (at < 0 || running.size === atOnce) {
      await Promise.race(running)
      continue
    }
    const [step] = waiting.splice(at, 1) as [Step]
    const begun = take(step)
    running.add(begun)
    void begun.finally(() => running.delete(begun))
  }
  return results
}

function notRun(step: Step, missing: string[]): Result {
  console.log(`FAILED ${step.name}: not run, since this failed: ${missing.join(", ")}`)
  return { name: step.name, passed: 0, failed: 1, output: "", seconds: 0 }
}

async function main(): Promise<boolean> {
  if (process.argv[2] === "checks") return finish(await runAll(CHECKS, 1))
  return finish(await runAll(ALL, 3))
}

function finish(results: Result[]): boolean {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  rmSync(reports, { recursive: true, force: true })
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0
}

process.exit((await main()) ? 0 : 1)
