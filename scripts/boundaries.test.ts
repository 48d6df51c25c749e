import { describe, expect, it } from "vitest"
import { findViolations, importsOf } from "./boundaries.ts"

const check = (path: string, text: string) => findViolations([{ path, text }])

describe("the boundary check", () => {
  it.each([
    ["contracts/a.ts", 'import { x } from "#domain/clock.ts"'],
    ["contracts/a.ts", 'import { x } from "fastify"'],
    ["domain/a.ts", 'import { x } from "../engine/types.ts"'],
    ["domain/a.ts", 'import { z } from "zod"'],
    ["engine/a.ts", 'import { x } from "#server/config.ts"'],
    ["engine/a.ts", 'import { Pool } from "pg"'],
    ["content/a.ts", 'const x = await import("#engine/types.ts")'],
    ["web/a.ts", 'import type { x } from "#engine/types.ts"'],
    ["web/a.ts", 'import fs from "node:fs"'],
    ["web/ui/a.tsx", 'import { Link } from "react-router"'],
    ["web/ui/a.tsx", 'import { x } from "../session/session.ts"'],
    ["web/components/a.tsx", 'import { x } from "../features/meeting/x.tsx"'],
    ["web/features/review/a.tsx", 'import { x } from "../meeting/x.tsx"'],
    ["server/features/users/a.ts", 'import { x } from "../companies/routes.ts"'],
    ["server/features/users/a.ts", "const x = process.env.PORT"],
    ["server/utils/a.ts", ""],
    ["web/ui/index.ts", 'export * from "./Button.tsx"'],
    ["server/a.ts", 'import {\n  a,\n  b,\n} from "react"'],
  ])("refuses %s: %s", (path, text) => {
    expect(check(path, text)).toHaveLength(1)
  })

  it.each([
    ["domain/a.ts", 'import type { Stage } from "#contracts/limits.ts"'],
    ["server/features/users/a.ts", 'import { x } from "../companies/store.ts"'],
    ["web/features/meeting/a.tsx", 'import { Button } from "#web/ui/Button.tsx"'],
    ["server/config.ts", "process.env"],
    ["bench/turn.ts", 'import { createApp } from "#server/app.ts"'],
  ])("allows %s: %s", (path, text) => {
    expect(check(path, text)).toEqual([])
  })

  it("sees static, side-effect and dynamic imports", () => {
    expect(importsOf('import "a"\nexport { b } from "b"\nawait import("c")')).toEqual(["a", "b", "c"])
  })
})
