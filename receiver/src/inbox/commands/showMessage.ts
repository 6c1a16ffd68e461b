import {
  describeSignal,
  readSignals,
  SPAM_POINTS,
  SPAM_SIGNALS,
  spamPoints,
} from '../../spam/signals.ts'
import type { AccessLogTable, NotesTable } from '../../storage/schema.ts'
import { describeCampaign } from '../../submission/source.ts'
import { recordAccess, selectEntries } from '../accessLog.ts'
import type { Command } from '../Command.ts'
import { selectNotes } from '../notes.ts'
import { checkShortId, findByShortId } from '../shortIds.ts'
import {
  type FoundSubmission,
  type Progress,
  readExtraFields,
  selectById,
  selectProgress,
} from '../submissions.ts'
import { padText } from '../table.ts'
import { print } from '../terminal.ts'
import { formatLocalTime, pluralise, terminalLine, terminalLines } from '../text.ts'

const LABEL_WIDTH = 10
/** The log command shows more. */
const MAX_LOG_LINES = 10

export const showMessage: Command = {
  name: 'show',
  summary: 'everything about one message',
  operands: 'ID',
  operandCount: [1, 1],
  options: {},
  notes: ['ID is what list shows first, or any beginning of it that no other message shares.'],
  examples: ['show 3f9c02ab'],
  prepare({ operands: [given = ''] }, terminal) {
    const shortId = checkShortId(given)
    return async ({ database }) => {
      const message = await selectById(database, await findByShortId(database, shortId))
      await recordAccess(database, 'shown', [message.id], terminal)
      const notes = (await selectNotes(database, [message.id])).get(message.id) ?? []
      const log = await selectEntries(database, message.id, MAX_LOG_LINES)
      const answers = await selectProgress(database, message.id, 'visitor-answer')
      const webhooks = await selectProgress(database, message.id, 'webhook')
      const deliveries = [
        ...answers.map((answer) => ['Answer', describeProgress(answer)] as const),
        ...webhooks.map(
          (hook) => ['Webhook', `${hook.recipient}: ${describeProgress(hook)}`] as const,
        ),
      ]
      print(terminal, formatMessage(message, deliveries) + formatNotes(notes) + formatLog(log))
    }
  },
}

type Line = readonly [label: string, value: string | null]

/** Sets a message out in lines, safe for a terminal. */
function formatMessage(message: FoundSubmission, deliveries: readonly Line[]): string {
  const lines: Line[] = [
    ['Id', message.id],
    ['Received', formatLocalTime(message.received_at)],
    ['Form', message.form],
    ['For', message.target],
    ['Status', message.status],
    ['Spam', describeSpam(message)],
    ['Assigned', message.assigned_to],
    ['Due', message.due_on],
    ['Mail', describeMail(message)],
    ...deliveries,
    ['Name', message.name],
    ['Email', message.email],
    ['Phone', message.phone],
    ['Subject', message.subject],
    ['Page', message.page],
    ['Led by', message.referrer],
    ['Campaign', describeCampaign(message)],
  ]
  const head = lines.map(([label, value]) =>
    value === null ? '' : `${padText(label, LABEL_WIDTH)}${terminalLine(value)}\n`,
  )
  const comments = message.comments === null ? '' : `\n${indent(message.comments, '  ')}\n`
  const extra = readExtraFields(message).map(
    ([name, value]) => `  ${terminalLine(name)}: ${indent(value, '    ').trimStart()}\n`,
  )
  return [...head, comments, extra.length > 0 ? '\nOther fields\n' : '', ...extra].join('')
}

function formatNotes(notes: readonly NotesTable[]): string {
  const lines = notes.map(
    ({ written_at, author, note }) =>
      `  ${formatLocalTime(written_at)}, ${terminalLine(author)}\n${indent(note, '    ')}\n`,
  )
  return lines.length > 0 ? `\nNotes\n${lines.join('')}` : ''
}

function formatLog(entries: readonly AccessLogTable[]): string {
  const lines = entries.map(
    ({ accessed_at, person, action }) =>
      `  ${formatLocalTime(accessed_at)}  ${action} by ${terminalLine(person)}\n`,
  )
  return `\nLog\n${lines.join('')}`
}

function indent(text: string, margin: string): string {
  return terminalLines(text).replace(/^(?=.)/gm, margin)
}

/** What spoke for spam when the message came, with the points of each; null where nothing did. */
function describeSpam({ spam_signals }: FoundSubmission): string | null {
  const signals = readSignals(spam_signals)
  if (signals.length === 0) return null
  const reasons = signals.map(
    (signal) => `${describeSignal(signal)} (${SPAM_SIGNALS[signal[0]].points})`,
  )
  return `${spamPoints(signals)} points, ${SPAM_POINTS} are spam: ${reasons.join('; ')}`
}

function describeMail(message: FoundSubmission): string {
  if (message.mail_state === null) return 'none'
  return describeProgress({
    state: message.mail_state,
    attempts: message.mail_attempts ?? 0,
    next_attempt_at: message.mail_next_attempt_at ?? '',
    last_error: message.mail_last_error,
    sent_at: message.mail_sent_at,
  })
}

function describeProgress(progress: Progress): string {
  const { state, attempts, next_attempt_at, last_error, sent_at } = progress
  if (state === 'sent') return `sent ${formatLocalTime(sent_at ?? '')}`
  const tried = `${state} after ${pluralise(attempts, 'attempt')}`
  const next = `, next at ${formatLocalTime(next_attempt_at)}`
  const reason = last_error ? `; last failure: ${last_error}` : ''
  return `${tried}${state === 'waiting' ? next : ''}${reason}`
}
