import type { SendMailOptions } from 'nodemailer'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { ReceiverCopy } from '../../content-model/schemas/forms.ts'
import { escapeHtml } from '../lib/escapeHtml.ts'
import { htmlTag } from '../lib/htmlTag.ts'
import type { Languages } from '../lib/languageWords.ts'
import type { MailOptions } from '../mail/mailOptions.ts'
import { paragraph } from './articleMail.ts'
import type { MailingsTable } from './tables.ts'

/** Words, language and sender of mail to subscribers. */
export type SubscriberMailOptions = {
  copy: Pick<ReceiverCopy, 'subscribers'>
  /** Language of the copy, as `en-GB`. */
  locale: string
  mail: Pick<MailOptions, 'from' | 'colours'>
}

/** The options of the newsletter. */
export type SubscriberOptions = Omit<SubscriberMailOptions, 'mail'> & {
  languages: Languages
  /** URL of the published site. */
  siteUrl: string
  /** Origin of the receiver, as `https://agency.example`: links in mails lead there. */
  receiverUrl: string
  /** Most confirmation mails per minute, and most article mails per minute. */
  subscriberMailsPerMinute: number
}

/** The recipient of a mail, with their unsubscribe link. */
export type Addressee = { email: string; messageId: string; leaveUrl: string }

/** The mail that asks whether the recipient wants the newsletter. It holds fixed words only. */
export function composeAskingMail(
  addressee: Addressee,
  confirmUrl: string,
  options: SubscriberMailOptions,
): SendMailOptions {
  const { subject, intro, button, note } = options.copy.subscribers.asking
  const { ink, accent } = options.mail.colours
  const style = `display:inline-block;padding:14px 24px;border:2px solid ${accent};border-radius:8px;color:${ink};font-weight:700;text-decoration:none`
  const html = [
    paragraph(intro),
    `<p style="margin:0 0 20px"><a class="ink" href="${escapeHtml(confirmUrl)}" style="${style}">${escapeHtml(button)}</a></p>`,
    paragraph(note),
  ].join('\n')
  return {
    ...mailHead(addressee, subject, options),
    html: mailHtml(subject, html, options),
    text: `${intro}\n\n${button}:\n${confirmUrl}\n\n${note}\n`,
  }
}

type Article = Pick<MailingsTable, 'title' | 'url' | 'html' | 'text'>

/** An article as a mail to one subscriber. */
export function composeArticleMail(
  addressee: Addressee,
  article: Article,
  options: SubscriberMailOptions,
): SendMailOptions {
  return {
    ...mailHead(addressee, article.title, options),
    ...articleContent(article, addressee.leaveUrl, options),
  }
}

/** Placeholder for the subscriber's own link, the last one in an article's mail. */
const LEAVE_URL = 'https://leave.invalid/'

/**
 * The same mail for many subscribers. Their common parts are composed and encoded once: repeating that for each
 * subscriber would take half of a mailing's memory.
 * @returns a function that composes the mail to one subscriber.
 */
export function prepareArticleMail(
  article: Article,
  options: SubscriberMailOptions,
): (addressee: Addressee) => SendMailOptions {
  const { html, text } = articleContent(article, LEAVE_URL, options)
  const parts = [preparePart('text/plain', text), preparePart('text/html', html)]
  return (addressee) => ({
    ...mailHead(addressee, article.title, options),
    alternatives: parts.map((part) => part(addressee.leaveUrl)),
  })
}

function articleContent(
  { title, url, html, text }: Article,
  leaveUrl: string,
  options: SubscriberMailOptions,
): { html: string; text: string } {
  const { online, reason, leave } = options.copy.subscribers.article
  const { mute } = options.mail.colours
  const note = `margin:0 0 8px;color:${mute};font-size:14px`
  const link = (href: string, words: string) =>
    `<a class="mute" href="${escapeHtml(href)}" style="color:${mute}">${escapeHtml(words)}</a>`
  const content = [
    `<p style="${note}">${link(url, online)}</p>`,
    `<h1 style="margin:0 0 24px;font-size:32px;line-height:1.15">${escapeHtml(title)}</h1>`,
    html,
    '<hr style="margin:40px 0 20px;border:0;border-top:1px solid #b4b4b8">',
    `<p class="mute" style="${note}">${escapeHtml(reason)} ${link(leaveUrl, leave)}</p>`,
  ].join('\n')
  return {
    html: mailHtml(title, content, options),
    text: `${title}\n\n${online}: ${url}\n\n${text}\n\n-- \n${reason}\n${leave}: ${leaveUrl}\n`,
  }
}

/** RFC 2045 allows 76 characters, and a soft line break adds an equals sign. */
const MAX_LINE_LENGTH = 75
const SOFT_BREAK = Buffer.from('=\r\n')

/**
 * Encodes a part of a mail without the subscriber's link.
 * @returns a function that inserts one subscriber's link, whose characters need no HTML escaping.
 */
function preparePart(contentType: string, content: string) {
  const head = `Content-Type: ${contentType}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`
  const linkAt = content.lastIndexOf(LEAVE_URL)
  const before = Buffer.from(head + quotedPrintable(content.slice(0, linkAt)))
  const after = Buffer.from(quotedPrintable(content.slice(linkAt + LEAVE_URL.length)))
  return (leaveUrl: string) => {
    const link = Buffer.from(quotedPrintable(leaveUrl))
    return { contentType, raw: Buffer.concat([before, SOFT_BREAK, link, SOFT_BREAK, after]) }
  }
}

function quotedPrintable(words: string): string {
  return wrap(encode(words.replaceAll('\n', '\r\n')), MAX_LINE_LENGTH)
}

/** Sender and recipient, and the headers of RFC 8058. */
function mailHead(
  { email, messageId, leaveUrl }: Addressee,
  subject: string,
  { mail: { from } }: SubscriberMailOptions,
): SendMailOptions {
  return {
    messageId: `<${messageId}>`,
    from,
    to: { name: '', address: email },
    subject,
    headers: {
      // On one line: some programs cannot read an address that is folded.
      'List-Unsubscribe': { prepared: true, value: `<${leaveUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Keeps out-of-office notes from answering.
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** Adds the frame: 600 pixels wide, light or dark by the subscriber's own setting. */
function mailHtml(
  subject: string,
  html: string,
  { locale, mail: { colours } }: SubscriberMailOptions,
): string {
  const { ink, paper } = colours
  return `<!doctype html>
${htmlTag(locale)}
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
`
}
