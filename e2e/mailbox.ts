import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"

/** A mail server on a port of its own that keeps what it is sent. */
export type Mailbox = {
  /** For the setting SMTP_URL. */
  url: string
  /** The words of the first mail to an address whose subject has these words; waits for it. */
  mail(to: string, subject: string): Promise<string>
  close(): Promise<void>
}

/** Undoes quoted-printable, which breaks long links over lines. */
const plain = (raw: string) =>
  raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

export async function openMailbox(): Promise<Mailbox> {
  const received: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, text: plain(Buffer.concat(chunks).toString("latin1")) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  // A server that listens on a port has an address of that kind.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mail: async (to, subject) => {
      for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
        const found = received.find(
          (mail) => mail.to.includes(to) && new RegExp(`^Subject: .*${subject}`, "m").test(mail.text),
        )
        if (found) return found.text
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`no mail "${subject}" to ${to}; there are ${received.map(({ to }) => to.join()).join(" ")}`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The link of a letter that sets a password. */
export function passwordLinkIn(letter: string): string {
  const link = /https?:\/\/\S+\/password\/reset\/[\w-]+(\?\w+)?/.exec(letter)?.[0]
  if (!link) throw new Error(`no link in:\n${letter}`)
  return link
}
