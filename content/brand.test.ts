import { expect, test } from "vitest"
import { brandFrom } from "./brand.ts"
import { loadContent } from "./load.ts"

const { brand } = await loadContent()

test("what the environment says stands above the brand file, an empty value does not", () => {
  const made = brandFrom(brand, {
    BRAND_COMPANY: "Another Company Ltd",
    BRAND_COPYRIGHT_YEAR: "2025",
    BRAND_FOUNDER_NAME: "Another Founder",
    BRAND_FOUNDER_BIOGRAPHY: "One life.\n\nAnd another.",
    BRAND_SUPPORT_EMAIL: " ",
    SITE_URL: "https://another.example.com",
  })
  expect(made).toEqual({
    ...brand,
    company: "Another Company Ltd",
    copyright_year: 2025,
    site_url: "https://another.example.com",
    founder: { ...brand.founder, name: "Another Founder", biography: ["One life.", "And another."] },
  })
})

test("a value that does not fit is named by its setting", () => {
  expect(() => brandFrom(brand, { BRAND_CONTACT_EMAIL: "nobody" })).toThrow(/^BRAND_CONTACT_EMAIL: /)
  expect(() => brandFrom(brand, { BRAND_FOUNDER_BIOGRAPHY: "Only one." })).toThrow(/^BRAND_FOUNDER_BIOGRAPHY: /)
  expect(() => brandFrom(brand, { SITE_URL: "nowhere" })).toThrow(/^SITE_URL: /)
})
