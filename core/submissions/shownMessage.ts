import type { Kysely } from 'kysely'
import { formatLocalTime, pluralise } from '../../cli/text.ts'
import { describeCampaign } from '../../receiver/forms/source.ts'
import {
  describeSignal,
  readSignals,
  SPAM_POINTS,
  SPAM_SIGNALS,
  spamPoints,
} from '../spam/signals.ts'
import type { AccessLogTable, NotesTable, ReceiverDatabase } from '../tables.ts'
import { type Accessor, recordAccess, selectEntries } from './accessLog.ts'
import { selectNotes } from './notes.ts'
import {
  type FoundSubmission,
  type Progress,
  selectById,
  selectProgress,
} from './selectSubmissions.ts'

/** Of one message; all of it has a command of its own. */
const MAX_LOG_LINES = 10

/** A message with all that is known of it. */
export type ShownMessage = {
  message: FoundSubmission
  answers: Awaited<ReturnType<typeof selectProgress>>
  webhooks: Awaited<ReturnType<typeof selectProgress>>
  notes: readonly NotesTable[]
  log: readonly AccessLogTable[]
}

/**
 * Reads a message for somebody, and writes that into the log.
 * @throws InboxError where it has been erased meanwhile.
 */
export async function openMessage(
  database: Kysely<ReceiverDatabase>,
  id: string,
  who: Accessor,
): Promise<ShownMessage> {
  const message = await selectById(database, id)
  await recordAccess(database, 'shown', [id], who)
  return {
    message,
    answers: await selectProgress(database, id, 'visitor-answer'),
    webhooks: await selectProgress(database, id, 'webhook'),
    notes: (await selectNotes(database, [id])).get(id) ?? [],
    log: await selectEntries(database, id, MAX_LOG_LINES),
  }
}

/** What is known of a message beside its own text, as lines with a label. */
export function describeMessage({
  message,
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
    ['Mail', describeMail(message)],
    ...answers.map((answer): [string, string] => ['Answer', describeProgress(answer)]),
    ...webhooks.map((hook): [string, string] => [
      'Webhook',
      `${hook.recipient}: ${describeProgress(hook)}`,
    ]),
    ['Name', message.name],
    ['Email', message.email],
    ['Phone', message.phone],
    ['Subject', message.subject],
    ['Page', message.page],
    ['Led by', message.referrer],
    ['Campaign', describeCampaign(message)],
  ]
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
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
