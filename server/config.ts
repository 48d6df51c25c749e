import { existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import { ROLES } from "#contracts/limits.ts"

const root = fileURLToPath(new URL("..", import.meta.url))

/** A setting left empty counts as not set: that is what a copied .env.example gives. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), schema)
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== ""),
)
const url = (protocols: RegExp, sentence: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), sentence)
const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be between ${low} and ${high}`)

const settings = z.object({
  PORT: optional(whole(0, 65_535).default(3000)),
  HOST: optional(z.string().default("127.0.0.1")),
  SITE_URL: optional(url(/^https?:$/, "must be an http or https address").optional()),
  DATABASE_URL: optional(
    z
      .string()
      .refine(
        (value) => value === "memory://" || (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)),
        'must be a postgres:// address, or "memory://" for a throw-away run',
      )
      .optional(),
  ),
  DATA_DIR: optional(z.string().default(".data")),
  ADMIN_EMAIL: optional(z.email("must be an e-mail address").optional()),
  ADMIN_PASSWORD: optional(z.string().max(256, "must have at most 256 characters").optional()),
  ACCESS_ROLES: optional(
    list
      .pipe(z.array(z.enum(ROLES, `must be roles out of ${ROLES.join(", ")}, parted by commas`)).min(1))
      .default(["admin"]),
  ),
  SMTP_URL: optional(url(/^smtps?:$/, "must be an smtp:// or smtps:// address").optional()),
  MAIL_FROM: optional(z.string().optional()),
  LLM_BASE_URL: optional(url(/^https?:$/, "must be an http or https address").optional()),
  LLM_API_KEY: optional(z.string().optional()),
  LLM_MODELS: optional(list.default([])),
  EMBEDDING_MODEL_DIR: optional(z.string().optional()),
  RATE_LIMIT_SCALE: optional(
    z
      .string()
      .transform(Number)
      .refine((value) => value > 0 && value <= 1_000_000, "must be a number above 0")
      .default(1),
  ),
  TRUSTED_PROXIES: optional(
    list
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "must be addresses or ranges")))
      .default([]),
  ),
  LOG_LEVEL: optional(
    z
      .enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be fatal, error, warn, info, debug or silent")
      .default("info"),
  ),
  PASSWORD_MIN_LENGTH: optional(whole(8, 128).default(15)),
  RETENTION_MONTHS: optional(whole(1, 1200).default(24)),
})

/** A setting the product cannot start with; the message names it. */
export class SettingsError extends Error {
  constructor(sentences: string[]) {
    super(sentences.join("\n"))
    this.name = "SettingsError"
  }
}

/** Reads the settings out of an environment. Throws SettingsError, naming every setting that is wrong. */
export function readConfig(environment: Record<string, string | undefined>) {
  const result = settings.safeParse(environment)
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}.`))
  }
  const read = result.data
  if (read.ADMIN_PASSWORD !== undefined && read.ADMIN_EMAIL === undefined) {
    throw new SettingsError(["ADMIN_EMAIL: must be set where ADMIN_PASSWORD is."])
  }
  if (read.LLM_BASE_URL !== undefined && read.LLM_MODELS.length === 0) {
    throw new SettingsError(["LLM_MODELS: must name at least one model where LLM_BASE_URL is set."])
  }
  const everywhere = read.HOST === "0.0.0.0" || read.HOST === "::"
  const host = everywhere ? "localhost" : read.HOST.includes(":") ? `[${read.HOST}]` : read.HOST
  return {
    port: read.PORT,
    host: read.HOST,
    siteUrl: (read.SITE_URL ?? `http://${host}:${read.PORT}`).replace(/\/+$/, ""),
    databaseUrl: read.DATABASE_URL,
    dataDir: read.DATA_DIR,
    adminEmail: read.ADMIN_EMAIL?.trim().toLowerCase(),
    adminPassword: read.ADMIN_PASSWORD,
    accessRoles: read.ACCESS_ROLES,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    llm:
      read.LLM_BASE_URL === undefined
        ? undefined
        : { baseUrl: read.LLM_BASE_URL, apiKey: read.LLM_API_KEY, models: read.LLM_MODELS },
    embeddingModelDir: read.EMBEDDING_MODEL_DIR,
    rateLimitScale: read.RATE_LIMIT_SCALE,
    trustedProxies: read.TRUSTED_PROXIES,
    logLevel: read.LOG_LEVEL,
    passwordMinLength: read.PASSWORD_MIN_LENGTH,
    retentionMonths: read.RETENTION_MONTHS,
    /** What stands above the brand file: SITE_URL and every BRAND_ setting (content/brand.ts). */
    brandSettings: Object.fromEntries(
      Object.entries(environment).filter(([name]) => name.startsWith("BRAND_") || name === "SITE_URL"),
    ),
    /** Where the built web pages lie. */
    webRoot: join(root, "build", "client"),
  }
}

export type Config = ReturnType<typeof readConfig>

/** The settings of this process: its environment, and below it the .env file of the root where there is one. */
export function processConfig(): Config {
  const file = join(root, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env)
}
