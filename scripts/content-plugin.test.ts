import { expect, test } from "vitest"
import { parseLegal } from "./content-plugin.ts"

test("a legal text becomes blocks with the brand's values in place", () => {
  const text = "# Terms\n\nOf {product}.\n\n## Who\n\n- one\n- two\n"
  expect(parseLegal(text, { product: "Parley" })).toEqual({
    title: "Terms",
    blocks: [
      { kind: "paragraph", text: "Of Parley." },
      { kind: "heading", text: "Who" },
      { kind: "list", items: ["one", "two"] },
    ],
  })
})

test("a value that the brand does not have stops the build", () => {
  expect(() => parseLegal("{nobody}", {})).toThrow("{nobody}")
})
