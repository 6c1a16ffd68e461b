import { ContentError } from '../../../content-model/validation.ts'
import { DELIVERY_STATES } from '../../../core/outbox/tables.ts'
import {
  describeSignal,
  readSignals,
  SPAM_POINTS,
  SPAM_SIGNALS,
  spamPoints,
} from '../../../core/spam/signals.ts'
import { MAX_PERSON_LENGTH } from '../../../core/submissions/accessLog.ts'
import { describeCampaign } from '../../../core/submissions/describeSubmission.ts'
import { MAX_NOTE_LENGTH } from '../../../core/submissions/notes.ts'
import { FILTER_NAMES, readFilters } from '../../../core/submissions/readFilters.ts'
import {
  countByStatus,
  type FoundSubmission,
  type Progress,
  readExtraFields,
  type SubmissionFilters,
  selectPage,
} from '../../../core/submissions/selectSubmissions.ts'
import type { ShownMessage } from '../../../core/submissions/shownMessage.ts'
import {
  FORM_NAMES,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../../core/submissions/tables.ts'
import { CONTACT_FIELDS } from '../../../forms/fields.ts'
import { formatLocalTime, visibleLine, visibleLines } from '../../../server/text.ts'
import type { Studio } from '../../context/Studio.ts'
import type { FieldProps } from '../../kit/Field.tsx'
import type { FilterProps } from '../../kit/lists.tsx'
import { listAddress, type Query, readPageOfRows } from '../../kit/query.ts'
import type { InboxPageProps, MessageRow } from './InboxPage.tsx'
import { labels } from './labels.ts'
import type { MessagePageProps } from './MessagePage.tsx'
import { repliedArticle } from './replies.ts'

const { filters: filterLabels } = labels
/** Spam is looked through by itself. */
const OTHER_THAN_SPAM = SUBMISSION_STATUSES.filter((status) => status !== 'spam')
/** Of a message without a subject. */
const MAX_FIRST_WORDS = 160

/** Which messages a query means: no spam, unless it names a state. @throws WrongValueError */
export function readListing(query: Query): SubmissionFilters {
  return { statuses: OTHER_THAN_SPAM, ...readFilters(query, new Date()) }
}

/** @throws WrongValueError */
export async function listProps(studio: Studio, query: Query): Promise<InboxPageProps> {
  const { database, flash } = studio
  const { statuses = [], ...others } = readListing(query)
  const counts = await countByStatus(database, others)
  const page = await readPageOfRows<FoundSubmission>(
    '/inbox',
    query,
    ({ id, received_at }) => ({ id, time: received_at }),
    async (limit, edge, direction) => {
      // A search without results runs once only: over 100,000 texts it takes a while.
      if (!statuses.some((status) => counts.has(status))) return []
      const row = edge && { id: edge.id, received_at: edge.time }
      return selectPage(database, { statuses, ...others }, limit, row, direction)
    },
  )
  const isSpamShown = statuses.includes('spam')
  const isRetryShown = query.get('mail') === 'dead' || query.get('webhook') === 'dead'
  return {
    ...page,
    done: flash.read(query.get('done')),
    views: viewsOf(query, counts),
    filters: filterProps(query),
    rows: page.rows.map((message) => rowOf(message, isSpamShown)),
    statuses: statusOptions(),
    markAction: listAddress('/inbox/mark', query),
    exports: [
      { label: labels.list.csv, href: listAddress('/inbox/export', query, { format: 'csv' }) },
      { label: labels.list.json, href: listAddress('/inbox/export', query, { format: 'json' }) },
    ],
    retryAction: isRetryShown && page.rows.length > 0 ? listAddress('/inbox/retry', query) : null,
  }
}

function statusOptions() {
  return SUBMISSION_STATUSES.map((value) => ({ value, label: labels.statuses[value] }))
}

function viewsOf(query: Query, counts: ReadonlyMap<SubmissionStatus, number>) {
  const current = query.get('status') ?? null
  const count = (status: SubmissionStatus) => counts.get(status) ?? 0
  const all = {
    label: labels.list.all,
    href: listAddress('/inbox', query, { status: null }),
    count: OTHER_THAN_SPAM.reduce((sum, status) => sum + count(status), 0),
    isCurrent: current === null,
  }
  const each = SUBMISSION_STATUSES.map((status) => ({
    label: labels.statuses[status],
    href: listAddress('/inbox', query, { status }),
    count: count(status),
    isCurrent: current === status,
  }))
  return [all, ...each]
}

function filterProps(query: Query): FilterProps {
  const field = (name: (typeof FILTER_NAMES)[number]): FieldProps => ({
    name,
    label: filterLabels[name],
    value: query.get(name) ?? '',
  })
  const choice = (
    name: (typeof FILTER_NAMES)[number],
    values: Readonly<Record<string, string>>,
  ): FieldProps => ({
    ...field(name),
    options: [
      { value: '', label: filterLabels.any },
      ...Object.entries(values).map(([value, label]) => ({ value, label })),
    ],
  })
  const status = query.get('status')
  return {
    path: '/inbox',
    kept: status === undefined ? [] : [['status', status]],
    search: field('search'),
    more: [
      choice('form', namesOf(FORM_NAMES, labels.forms)),
      choice('mail', namesOf(DELIVERY_STATES, labels.deliveries)),
      choice('webhook', namesOf(DELIVERY_STATES, labels.deliveries)),
      field('email'),
      day(field('since')),
      day(field('until')),
      field('assigned'),
      day(field('due')),
    ],
    isFiltered: FILTER_NAMES.some((name) => query.has(name)),
  }
}

function namesOf<Name extends string>(names: readonly Name[], words: Record<Name, string>) {
  return Object.fromEntries(names.map((name) => [name, words[name]]))
}

/** A control for days drops what is none, such as `7d`. */
function day(field: FieldProps): FieldProps {
  return /^(?:|\d{4}-\d\d-\d\d)$/.test(field.value) ? { ...field, type: 'date' } : field
}

function rowOf(message: FoundSubmission, isSpamShown: boolean): MessageRow {
  const { id, name, email, subject, comments, received_at, status, form } = message
  const facts = [
    labels.forms[form],
    visibleLine(message.assigned_to ?? ''),
    message.due_on === null ? '' : labels.list.due(message.due_on),
  ]
  const reasons = readSignals(message.spam_signals).map(describeSignal).join('; ')
  return {
    id,
    href: `/inbox/${id}`,
    sender: visibleLine(name ?? email),
    words: visibleLine(subject ?? comments?.slice(0, MAX_FIRST_WORDS) ?? ''),
    received: received_at,
    status: labels.statuses[status],
    isNew: status === 'new',
    facts: facts.filter(Boolean),
    reasons: isSpamShown && status === 'spam' && reasons !== '' ? visibleLine(reasons) : null,
  }
}

export async function messageProps(
  { contentDirectory }: Studio,
  shown: ShownMessage,
  done: string | null,
): Promise<MessagePageProps> {
  const { message, mail, answers, webhooks, notes, log } = shown
  const { id, name, email, subject, comments, status } = message
  const deliveries = [...(mail ? [mail] : []), ...answers, ...webhooks]
  return {
    done,
    href: `/inbox/${id}`,
    heading: visibleLine(subject ?? name ?? email),
    email,
    text: comments && visibleLines(comments),
    otherFields: readExtraFields(message).map(([field, value]) => [
      visibleLine(field),
      visibleLines(value),
    ]),
    details: detailsOf(shown),
    notes: notes.map(({ id: note, written_at, author, note: words }) => ({
      id: note,
      written: written_at,
      author: visibleLine(author),
      words: visibleLines(words),
    })),
    log: log.map(({ accessed_at, person, action }) => ({
      moment: accessed_at,
      words: `${labels.message.logLine[action]} ${visibleLine(person)}`,
    })),
    statuses: statusOptions().map((option) => ({ ...option, isCurrent: option.value === status })),
    assignedTo: message.assigned_to ?? '',
    dueOn: message.due_on ?? '',
    canRetry: deliveries.some(({ state }) => state === 'dead'),
    article: await articleOf(message, contentDirectory),
    eraseHref: `/inbox/erase?${new URLSearchParams({ email })}`,
    maxLengths: { note: MAX_NOTE_LENGTH, person: MAX_PERSON_LENGTH },
  }
}

/** Its own text stands by itself. */
const DETAIL_FIELDS = CONTACT_FIELDS.filter((field) => field !== 'comments')

/** Facts of a message beside its text. */
function detailsOf({ message, mail, answers, webhooks }: ShownMessage): [string, string][] {
  const { known } = labels.message
  const details: [label: string, value: string | null][] = [
    [known.id, message.id],
    [known.received, formatLocalTime(message.received_at)],
    [known.form, labels.forms[message.form]],
    [known.target, message.target],
    [known.status, labels.statuses[message.status]],
    [known.spam, describeSpam(message)],
    [known.assigned, message.assigned_to],
    [known.due, message.due_on],
    [known.mail, mail ? describeProgress(mail) : labels.message.noMail],
    ...answers.map((answer): [string, string] => [known.answer, describeProgress(answer)]),
    ...webhooks.map((webhook): [string, string] => [
      known.webhook,
      `${webhook.recipient}: ${describeProgress(webhook)}`,
    ]),
    ...DETAIL_FIELDS.map((field): [string, string | null] => [known[field], message[field]]),
    [known.page, message.page],
    [known.referrer, message.referrer],
    [known.campaign, describeCampaign(message)],
  ]
  return details.flatMap(([label, value]) => (value === null ? [] : [[label, visibleLine(value)]]))
}

/** Signs of spam when the message arrived, each with its points; null if there were none. */
function describeSpam({ spam_signals }: FoundSubmission): string | null {
  const signals = readSignals(spam_signals)
  if (signals.length === 0) return null
  const reasons = signals.map(
    (signal) => `${describeSignal(signal)} (${SPAM_SIGNALS[signal[0]].points})`,
  )
  return labels.message.spam(spamPoints(signals), SPAM_POINTS, reasons.join('; '))
}

function describeProgress(progress: Progress): string {
  const { state, attempts, next_attempt_at, last_error, sent_at } = progress
  const { sent, tried, next, lastFailure } = labels.message
  if (state === 'sent') return sent(formatLocalTime(sent_at ?? ''))
  const parts = [
    tried(labels.deliveries[state], attempts),
    state === 'waiting' && next(formatLocalTime(next_attempt_at)),
    last_error && lastFailure(last_error),
  ]
  return parts.filter(Boolean).join('')
}

/** The article that a message is a reply to; not known while the content has faults. */
async function articleOf({ form, subject }: FoundSubmission, contentDirectory: string) {
  if (form !== 'contact' || subject === null) return undefined
  return repliedArticle({ subject }, contentDirectory).catch((error: unknown) => {
    if (error instanceof ContentError) return undefined
    throw error
  })
}
