import type { SendMailOptions } from 'nodemailer'
import { escapeHtml } from '../escapeHtml.ts'
import type { MailOptions } from '../mail/mailSettings.ts'
import type { ReceiverOptions } from '../Receiver.ts'
import type { MailingsTable } from '../storage/schema.ts'
import { paragraph } from './articleMail.ts'

/** Words, language and sender of the mails to readers. */
export type ReaderMailOptions = Pick<ReceiverOptions, 'copy' | 'locale'> & {
  mail: Pick<MailOptions, 'from' | 'colours'>
}

/** Whom a mail is for, and how they leave. */
export type Addressee = { email: string; messageId: string; leaveUrl: string }

/** The mail that asks whether an address is its owner's. It holds fixed words only. */
export function composeAskingMail(
  addressee: Addressee,
  confirmUrl: string,
  options: ReaderMailOptions,
): SendMailOptions {
  const { subject, intro, button, note } = options.copy.readers.asking
  const { ink, accent } = options.mail.colours
  const style = `display:inline-block;padding:14px 24px;border:2px solid ${accent};border-radius:8px;color:${ink};font-weight:700;text-decoration:none`
  return composeMail(addressee, options, {
    subject,
    html: [
      paragraph(intro),
      `<p style="margin:0 0 20px"><a class="ink" href="${escapeHtml(confirmUrl)}" style="${style}">${escapeHtml(button)}</a></p>`,
      paragraph(note),
    ].join('\n'),
    text: `${intro}\n\n${button}:\n${confirmUrl}\n\n${note}`,
  })
}

/** An article as a reader gets it. */
export function composeArticleMail(
  addressee: Addressee,
  { title, url, html, text }: Pick<MailingsTable, 'title' | 'url' | 'html' | 'text'>,
  options: ReaderMailOptions,
): SendMailOptions {
  const { online, reason, leave } = options.copy.readers.article
  const { mute } = options.mail.colours
  const { leaveUrl } = addressee
  const note = `margin:0 0 8px;color:${mute};font-size:14px`
  const link = (href: string, words: string) =>
    `<a class="mute" href="${escapeHtml(href)}" style="color:${mute}">${escapeHtml(words)}</a>`
  return composeMail(addressee, options, {
    subject: title,
    html: [
      `<p style="${note}">${link(url, online)}</p>`,
      `<h1 style="margin:0 0 24px;font-size:32px;line-height:1.15">${escapeHtml(title)}</h1>`,
      html,
      '<hr style="margin:40px 0 20px;border:0;border-top:1px solid #88888866">',
      `<p class="mute" style="${note}">${escapeHtml(reason)} ${link(leaveUrl, leave)}</p>`,
    ].join('\n'),
    text: `${title}\n\n${online}: ${url}\n\n${text}\n\n-- \n${reason}\n${leave}: ${leaveUrl}`,
  })
}

type Content = { subject: string; html: string; text: string }

/** Puts the frame around: 600 pixels wide, light or dark as the reader's own setting, and the headers of RFC 8058. */
function composeMail(
  { email, messageId, leaveUrl }: Addressee,
  { locale, mail: { from, colours } }: ReaderMailOptions,
  { subject, html, text }: Content,
): SendMailOptions {
  const { ink, paper } = colours
  return {
    messageId: `<${messageId}>`,
    from,
    to: { name: '', address: email },
    subject,
    text: `${text}\n`,
    html: `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${ink} !important; color: ${paper} !important; }
  .ink { color: ${paper} !important; }
  .mute { color: #a8a8ad !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#ffffff;color:${ink}">
<table role="presentation" class="page" style="width:100%;border-collapse:collapse;background:#ffffff;color:${ink}"><tr><td style="padding:32px 20px">
<div style="max-width:600px;margin:0 auto;font:17px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
${html}
</div>
</td></tr></table>
</body>
</html>
`,
    headers: {
      // In one line: some programs read no address that is broken into two.
      'List-Unsubscribe': { prepared: true, value: `<${leaveUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Keeps out-of-office notes from answering.
      'Auto-Submitted': 'auto-generated',
    },
  }
}
