import { expect, test } from "vitest"
import { refusePassword } from "./password-rules.ts"

const about = { email: "mara.lindqvist@example.org", firstname: "Mara", product: "Parley", minLength: 15 }
const refuse = (password: string) => refusePassword(password, about)

test.each([
  "password1234567",
  "PasswordPassword",
  "P@ssw0rd12345678",
  "aaaaaaaaaaaaaaaa",
  "abcabcabcabcabcabc",
  "123456789012345",
  "abcdefghijklmno",
  "qwertyuiopasdfgh",
  "1qaz2wsx3edc4rfv",
  "welcome2024welcome",
  "ParleyParley2026",
  "mara.lindqvist@example.org",
  "maralindqvist12",
  "               ",
])("%s is refused with a reason", (password) => {
  expect(refuse(password)).toMatch(/^(The|This) password .*\.$/)
})

test.each([
  "three lamps above the table",
  "a-quiet-table-for-two",
  "correct horse battery staple",
  "zX9!kd-22hW;pQpL",
  "日本語のパスワードは長くてもよいです",
  "mara keeps seven grey geese",
])("%s is taken", (password) => {
  expect(refuse(password)).toBeNull()
})

test("length counts characters, not bytes", () => {
  expect(refuse("🜁🜂🜃🜄")).toBe("The password must have at least 15 characters.")
})
