import { connectMailServer, readSendFailure } from '../core/mail/mailer.ts'
import type { SmtpServer } from '../core/mail/mailOptions.ts'

/** Whether a mail server lets us in, as a sentence about what it refuses. No mail is sent. */
export async function checkMailServer(server: SmtpServer): Promise<string[]> {
  try {
    await connectMailServer(server).verify()
    return []
  } catch (error) {
    const { reason } = readSendFailure(error)
    return [`${server.host}:${server.port} takes no mail from here: ${reason}.`]
  }
}
