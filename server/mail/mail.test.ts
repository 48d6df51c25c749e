import { SMTPServer } from "smtp-server"
import { afterEach, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../testing/harness.ts"
import { deliverMails } from "./deliver.ts"
import { type Mailer, smtpMailer } from "./mailer.ts"
import { queueMail } from "./queue.ts"
import { writeLetter } from "./texts.ts"

const sender = { product: "Parley", company: "Parley Rehearsals Ltd", support_email: "support@example.com" }
const letter = { kind: "reset", firstname: "Mara <b>", link: "https://parley.test/password/reset/abc?x=1&y=2" } as const

let tested: TestApp
beforeEach(async () => {
  tested = await startTestApp()
})
afterEach(() => tested.close())
const rows = () => tested.db.selectFrom("mails").selectAll().orderBy("id").execute()

test("names are text in HTML, and links keep their parameters", () => {
  const { html, text } = writeLetter(letter, sender)
  expect(html).toContain("Hello Mara &lt;b&gt;,")
  expect(html).toContain('href="https://parley.test/password/reset/abc?x=1&amp;y=2"')
  expect(text).toContain(letter.link)
})

test("every letter says the same in both forms, and fetches nothing", () => {
  const link = "https://parley.test/password/reset/abc"
  const letters = [
    { kind: "invitation", firstname: null, mode: "Investor", link },
    { kind: "invitation", firstname: "Ines", mode: "Founder", link },
    { kind: "reset", firstname: "Mara", link },
    { kind: "password_changed", firstname: "Mara", forgotLink: "https://parley.test/password/forgot" },
    { kind: "signup_confirmation" },
  ] as const
  for (const one of letters) {
    const { html, text, subject } = writeLetter(one, sender)
    expect(subject).toContain("Parley")
    for (const part of text.trim().split(/\n+/)) expect(html).toContain(part.replace(/:$/, ""))
    expect(html).not.toMatch(/<(img|script|link)|src=|url\(|@import/)
    expect(text.split("\n").filter((line) => /https?:/.test(line) && !/^https:\S+$/.test(line))).toEqual([])
  }
})

test("a mail goes out once over SMTP, and its words are gone afterwards", async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = ""
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()))
      stream.on("end", () => {
        received.push(text)
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address()
      resolve(typeof address === "object" && address ? address.port : 0)
    })
  })
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, "Parley <hello@example.com>")
  const now = tested.clock.now()
  await queueMail(tested.db, sender, "mara@example.org", letter, now)
  const sent = await Promise.all([deliverMails(tested.db, mailer, now), deliverMails(tested.db, mailer, now)])
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain("Subject: Reset your Parley password")
  expect(await rows()).toMatchObject([{ body_text: "", body_html: "", sent_at: expect.any(Date), attempts: 1 }])
  mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test("a mail that fails is tried again, later each time, and given up after ten attempts", async () => {
  let attempts = 0
  const failing: Mailer = {
    send: async () => {
      attempts += 1
      throw new Error("mailbox full")
    },
    close: () => undefined,
  }
  await queueMail(tested.db, sender, "mara@example.org", letter, tested.clock.now())
  expect(await deliverMails(tested.db, failing, tested.clock.now())).toBe(0)
  await deliverMails(tested.db, failing, tested.clock.now())
  expect(attempts).toBe(1)
  for (let round = 0; round < 20; round++) {
    tested.clock.move(4 * 3600)
    await deliverMails(tested.db, failing, tested.clock.now())
  }
  expect(attempts).toBe(10)
  expect(await rows()).toMatchObject([{ sent_at: null, last_error: "mailbox full" }])
})
