import { createTransport } from "nodemailer"

export type Message = { to: string; subject: string; text: string; html: string }
/** Port: hands a message to a mail server; rejects where that did not take it. */
export type Mailer = { send(message: Message): Promise<void>; close(): void }

/** A mailer over SMTP, with time limits of its own so that a silent server does not hold the queue. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
  return {
    async send(message) {
      await transport.sendMail({ from, ...message })
    },
    close: () => transport.close(),
  }
}
