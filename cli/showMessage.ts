import {
  describeSignal,
  readSignals,
  SPAM_POINTS,
  SPAM_SIGNALS,
  spamPoints,
} from '../core/spam/signals.ts'
import { describeCampaign } from '../core/submissions/describeSubmission.ts'
import type { Reply } from '../core/submissions/replies.ts'
import { type Progress, readExtraFields } from '../core/submissions/selectSubmissions.ts'
import { checkShortId, findByShortId } from '../core/submissions/shortIds.ts'
import { openMessage, type ShownMessage } from '../core/submissions/shownMessage.ts'
import type { AccessLogTable, NotesTable } from '../core/submissions/tables.ts'
import { CONTACT_FIELDS } from '../forms/fields.ts'
import { formatLocalTime, pluralise, visibleLine, visibleLines } from '../server/text.ts'
import type { Command } from './Command.ts'
import { padText } from './table.ts'
import { print } from './terminal.ts'

const LABEL_WIDTH = 10

export const showMessage: Command = {
  name: 'show',
  summary: 'show everything about one message',
  operands: 'ID',
  operandCount: [1, 1],
  options: {},
  notes: ['ID is the first column of list, or any ending of an id that no other message has.'],
  examples: ['show 3f9c02ab'],
  prepare({ operands: [given = ''] }, terminal) {
    const shortId = checkShortId(given)
    return async ({ database }) => {
      const id = await findByShortId(database, shortId)
      const shown = await openMessage(database, id, terminal)
      const { replies, notes, log } = shown
      const parts = [formatMessage(shown), formatReplies(replies), formatNotes(notes)]
      print(terminal, parts.join('') + formatLog(log))
    }
  },
}

/** A message as lines of text that are safe for a terminal. */
function formatMessage(shown: ShownMessage): string {
  const { message } = shown
  const head = describeMessage(shown).map(
    ([label, value]) => `${padText(label, LABEL_WIDTH)}${visibleLine(value)}\n`,
  )
  const comments = message.comments === null ? '' : `\n${indent(message.comments, '  ')}\n`
  const extra = readExtraFields(message).map(
    ([name, value]) => `  ${visibleLine(name)}: ${indent(value, '    ').trimStart()}\n`,
  )
  return [...head, comments, extra.length > 0 ? '\nOther fields\n' : '', ...extra].join('')
}

/** The fields of the contact form except the message text, which is printed below them. */
const FIELDS = CONTACT_FIELDS.filter((field) => field !== 'comments')

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Everything about a message except its text, as labelled lines. */
function describeMessage({
  message,
  mail,
  answers,
  webhooks,
}: ShownMessage): [label: string, value: string][] {
  const lines: [label: string, value: string | null][] = [
    ['Id', message.id],
    ['Received', formatLocalTime(message.received_at)],
    ['Form', message.form],
    ['For', message.target],
    ['Status', message.status],
    ['Spam', describeSpam(message)],
    ['Assigned', message.assigned_to],
    ['Due', message.due_on],
    ['Mail', mail ? describeProgress(mail) : 'none'],
    ...answers.map((answer): [string, string] => ['Answer', describeProgress(answer)]),
    ...webhooks.map((hook): [string, string] => [
      'Webhook',
      `${hook.recipient}: ${describeProgress(hook)}`,
    ]),
    ...FIELDS.map((field): [string, string | null] => [capitalise(field), message[field]]),
    ['Page', message.page],
    ['Referrer', message.referrer],
    ['Campaign', describeCampaign(message)],
  ]
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
}

/** The signs of spam that were found when the message arrived, with their points; null if there were none. */
function describeSpam({ spam_signals }: ShownMessage['message']): string | null {
  const signals = readSignals(spam_signals)
  if (signals.length === 0) return null
  const reasons = signals.map(
    (signal) => `${describeSignal(signal)} (${SPAM_SIGNALS[signal[0]].points})`,
  )
  return `${spamPoints(signals)} points, spam from ${SPAM_POINTS}: ${reasons.join('; ')}`
}

function describeProgress(progress: Progress): string {
  const { state, attempts, next_attempt_at, last_error, sent_at } = progress
  if (state === 'sent') return `sent ${formatLocalTime(sent_at ?? '')}`
  const tried = `${state} after ${pluralise(attempts, 'attempt')}`
  const next = `, next at ${formatLocalTime(next_attempt_at)}`
  const reason = last_error ? `; last failure: ${last_error}` : ''
  return `${tried}${state === 'waiting' ? next : ''}${reason}`
}

function formatReplies(replies: readonly Reply[]): string {
  const lines = replies.map(
    ({ created_at, author, subject, text, ...progress }) =>
      `  ${formatLocalTime(created_at)}, ${visibleLine(author)}: ${visibleLine(subject)} (${describeProgress(progress)})\n${indent(text, '    ')}\n`,
  )
  return lines.length > 0 ? `\nReplies\n${lines.join('')}` : ''
}

function formatNotes(notes: readonly NotesTable[]): string {
  const lines = notes.map(
    ({ written_at, author, note }) =>
      `  ${formatLocalTime(written_at)}, ${visibleLine(author)}\n${indent(note, '    ')}\n`,
  )
  return lines.length > 0 ? `\nNotes\n${lines.join('')}` : ''
}

function formatLog(entries: readonly AccessLogTable[]): string {
  const lines = entries.map(
    ({ accessed_at, person, action }) =>
      `  ${formatLocalTime(accessed_at)}  ${action} by ${visibleLine(person)}\n`,
  )
  return `\nLog\n${lines.join('')}`
}

function indent(text: string, margin: string): string {
  return visibleLines(text).replace(/^(?=.)/gm, margin)
}
