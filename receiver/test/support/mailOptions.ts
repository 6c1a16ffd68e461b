import type { MailOptions } from '../../src/mail/MailOptions.ts'
import type { SmtpServer } from '../../src/mail/readSmtpUrl.ts'

/** Mail from the agency's forms to its owner, handed to a server. */
export function mailOptions(smtp: SmtpServer): MailOptions {
  return {
    smtp,
    from: { name: 'Test agency', address: 'forms@agency.example' },
    to: ['owner@agency.example'],
    colours: { ink: '#111111', paper: '#eeeeee', mute: '#555555', accent: '#ff0000' },
  }
}
