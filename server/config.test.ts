import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { readConfig } from "./config.ts"

test("nothing set is the local trial run", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://127.0.0.1:3000",
    databaseUrl: undefined,
    accessRoles: ["admin"],
    passwordMinLength: 15,
    retentionMonths: 24,
    rateLimitScale: 1,
    trustedProxies: [],
  })
})

test.each([
  ["PORT", "many"],
  ["PORT", "70000"],
  ["SITE_URL", "parley.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["ADMIN_EMAIL", "nobody"],
  ["ACCESS_ROLES", "admin,owner"],
  ["SMTP_URL", "http://mail.example"],
  ["LLM_BASE_URL", "file:///etc/passwd"],
  ["RATE_LIMIT_SCALE", "0"],
  ["TRUSTED_PROXIES", "proxy.example"],
  ["LOG_LEVEL", "loud"],
  ["PASSWORD_MIN_LENGTH", "4"],
  ["RETENTION_MONTHS", "-1"],
])("%s=%s stops the start with a sentence that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: must .*\\.$`))
})

test("settings that need each other say so", () => {
  expect(() => readConfig({ ADMIN_PASSWORD: "three lamps above" })).toThrow("ADMIN_EMAIL")
  expect(() => readConfig({ LLM_BASE_URL: "http://localhost:11434/v1" })).toThrow("LLM_MODELS")
})

test("the example file lists every setting and is itself a right one", () => {
  const text = readFileSync(fileURLToPath(new URL("../.env.example", import.meta.url)), "utf8")
  const lines = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value] as const)
  const known = readFileSync(fileURLToPath(new URL("./config.ts", import.meta.url)), "utf8").matchAll(
    /^ {2}([A-Z_]+): optional/gm,
  )
  expect(new Set(lines.map(([name]) => name))).toEqual(new Set([...known].map(([, name]) => name)))
  expect(readConfig(Object.fromEntries(lines))).toEqual({ ...readConfig({}), brandSettings: { SITE_URL: "" } })
})
