import { connectMailServer, readSendFailure } from '../core/mail/mailer.ts'
import type { SmtpServer } from '../core/mail/mailOptions.ts'

/** Signs in to a mail server without sending mail. @returns a sentence about the problem; empty if there is none. */
export async function checkMailServer(server: SmtpServer): Promise<string[]> {
  try {
    await connectMailServer(server).verify()
    return []
  } catch (error) {
    const { reason } = readSendFailure(error)
    return [`${server.host}:${server.port} does not accept mail from this machine: ${reason}.`]
  }
}
