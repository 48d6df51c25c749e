/**
 * `npm test`: every check of the repository, two at a time, each with its own output.
 * `node scripts/test.ts checks` runs only the quick ones (types, lint, boundaries, dead code).
 * The closing line is "N passed, N failed"; a check counts as one, a test as one.
 */
import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ensureChromium } from "./chromium.ts"

type Step = {
  name: string
  command: string[]
  env?: Record<string, string>
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
const vitest = (project: string) => ["vitest", "run", "--project", project, "--reporter=default", "--reporter=json"]
const UNIT: Step[] = [{ name: "unit", command: vitest("unit"), report: "vitest" }]
const API: Step[] = [{ name: "API on the embedded database", command: vitest("api"), report: "vitest" }]
const API_ON_POSTGRES: Step[] = [
  {
    name: "API on a PostgreSQL server",
    command: vitest("api"),
    env: { TEST_DATABASE: "postgres" },
    report: "vitest",
  },
]
/** The texts that ship, embedded once for the engine's tests, the API's and the browser's. */
const LEARN: Step = { name: "shipped texts learnt", command: ["node", "scripts/learn.ts"] }
const BROWSER: Step[] = [
  { name: "browser", command: ["playwright", "test", "--reporter=line,json"], report: "playwright" },
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

async function lane(steps: Step[]): Promise<Result[]> {
  const results: Result[] = []
  for (const step of steps) results.push(await run(step))
  return results
}

async function main(): Promise<boolean> {
  const only = process.argv[2]
  if (only === "checks") return finish(await lane(CHECKS))
  process.env.CHROMIUM_PATH = ensureChromium()
  const first = await Promise.all([lane(CHECKS), lane([LEARN])])
  // The two lanes take about as long as each other.
  const lanes = await Promise.all([lane([...BROWSER, ...API_ON_POSTGRES]), lane([...UNIT, ...API])])
  return finish([...first, ...lanes].flat())
}

function finish(results: Result[]): boolean {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  rmSync(reports, { recursive: true, force: true })
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0
}

process.exit((await main()) ? 0 : 1)
