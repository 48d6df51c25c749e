import { expect, test } from "vitest"
import { charactersOf, fontsOf } from "./fonts-plugin.ts"

test("a unicode-range becomes its characters", () => {
  expect(charactersOf("U+41-43, U+A3,\n  U+2019")).toBe("ABC£’")
})

test("the style sheet's own faces are made, its fallbacks are not", () => {
  const css = `@font-face { src: url("@parley-fonts/geist.woff2") format("woff2"); unicode-range: U+61; }
    @font-face { src: local("Arial"); size-adjust: 102%; }`
  expect(fontsOf(css)).toEqual([{ name: "geist", characters: "a" }])
})
