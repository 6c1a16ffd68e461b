import type { DeliveryKind } from '../core/outbox/tables.ts'

/** "1 message", "2 messages", "no messages". */
export function pluralise(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `no ${many}`
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}

const BYTES_PER_KB = 1_000

/** "1,204 kB". */
export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / BYTES_PER_KB).toLocaleString('en-GB')} kB`
}

/** Counts deliveries in words for the owner: "1 mail and 2 webhooks"; empty if there are none. */
export function countDeliveries(kinds: readonly DeliveryKind[]): string {
  const webhooks = kinds.filter((kind) => kind === 'webhook').length
  const mails = kinds.length - webhooks
  const parts = [
    mails > 0 && pluralise(mails, 'mail'),
    webhooks > 0 && pluralise(webhooks, 'webhook'),
  ]
  return parts.filter(Boolean).join(' and ')
}

const format = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/**
 * A stored time in the time zone of this machine, with the zone's name: 2026-11-21 10:57 GMT.
 * @param stored time in ISO 8601, as in the database.
 */
export function formatLocalTime(stored: string): string {
  const time = new Date(stored)
  if (Number.isNaN(time.getTime())) return stored
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const day = `${part('year')}-${part('month')}-${part('day')}`
  return `${day} ${part('hour')}:${part('minute')} ${part('timeZoneName')}`
}

/**
 * Control characters (C0 and C1), and invisible characters that change the direction of text. In a visitor's text
 * they could move the cursor, rename the window or hide a part of a line.
 */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Matches from the first blank of a run only: starting at every blank would take quadratic time. */
const LINE_BREAKS = /(?<!\s)\s*\n\s*/g
const CONTROL_PICTURES = 0x2400
const DELETE_PICTURE = '\u2421'
const REPLACEMENT = '\ufffd'

/** A visitor's text on one line, with every control character replaced by a visible symbol. */
export function visibleLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ').replaceAll('\t', ' ').replace(CONTROLS, visibleSign)
}

/** Like `visibleLine`, for a text of several lines, which keeps its line breaks. */
export function visibleLines(text: string): string {
  const spaced = text.replaceAll('\r\n', '\n').replaceAll('\t', '    ')
  return spaced.replace(CONTROLS, (sign) => (sign === '\n' ? sign : visibleSign(sign)))
}

function visibleSign(sign: string): string {
  const code = sign.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(CONTROL_PICTURES + code)
  return code === 0x7f ? DELETE_PICTURE : REPLACEMENT
}
