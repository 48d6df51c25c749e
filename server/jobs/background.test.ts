import { expect, test } from "vitest"
import { createBackground } from "./background.ts"

test("closing waits for work that ends, with what it starts in turn, and no longer than said for work that does not", async () => {
  const background = createBackground(() => undefined)
  const done: string[] = []
  background.run("first", async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push("first")
    background.run("second", async () => void done.push("second"))
  })
  await background.settled(5_000)
  expect(done).toEqual(["first", "second"])
  background.run("never", () => new Promise(() => undefined))
  await background.settled(50)
})
