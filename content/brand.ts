import { type Brand, brandFile } from "#contracts/content.ts"

/** Values by the setting's name, as an environment holds them. */
export type BrandSettings = Record<string, string | undefined>

/**
 * The brand file with what the settings say above it: `BRAND_COMPANY` stands for `company`,
 * `BRAND_FOUNDER_NAME` for the founder's `name`, and `SITE_URL` for `site_url`. A blank line parts
 * the paragraphs of the biography. Throws an Error that names the setting of a value that does not fit.
 */
export function brandFrom(file: Brand, settings: BrandSettings): Brand {
  const result = brandFile.safeParse(replaced(file, "BRAND", { ...settings, BRAND_SITE_URL: settings.SITE_URL }))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const setting = ["BRAND", ...(issue?.path ?? []).filter((step) => typeof step === "string")].join("_").toUpperCase()
  throw new Error(`${setting === "BRAND_SITE_URL" ? "SITE_URL" : setting}: ${issue?.message}.`)
}

function replaced(value: unknown, setting: string, settings: BrandSettings): unknown {
  const given = settings[setting]?.trim()
  if (Array.isArray(value)) return given ? given.split(/\r?\n\s*\r?\n/) : value
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, replaced(inner, `${setting}_${key.toUpperCase()}`, settings)]),
    )
  if (!given) return value
  return typeof value === "number" ? Number(given) : given
}
