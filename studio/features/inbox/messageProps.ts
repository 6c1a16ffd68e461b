import { FILTER_OPTIONS, readFilters } from '../../../cli/arguments.ts'
import { MAX_PERSON_LENGTH } from '../../../cli/terminal.ts'
import { terminalLine, terminalLines } from '../../../cli/text.ts'
import { ContentError } from '../../../content-model/validation.ts'
import { describeSignal, readSignals } from '../../../core/spam/signals.ts'
import { MAX_NOTE_LENGTH } from '../../../core/submissions/notes.ts'
import {
  countByStatus,
  type FoundSubmission,
  readExtraFields,
  type SubmissionFilters,
  selectPage,
} from '../../../core/submissions/selectSubmissions.ts'
import { describeMessage, type ShownMessage } from '../../../core/submissions/shownMessage.ts'
import {
  DELIVERY_STATES,
  FORM_NAMES,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../../core/tables.ts'
import type { FieldProps } from '../../kit/Field.tsx'
import type { Desk } from './desk.ts'
import type { InboxPageProps, MessageRow } from './InboxPage.tsx'
import { labels } from './labels.ts'
import type { MessagePageProps } from './MessagePage.tsx'
import type { FilterProps } from './parts.tsx'
import { listAddress, type Query, readPageOfRows } from './query.ts'
import { repliedArticle } from './replies.ts'

const { filters: filterLabels } = labels
/** Spam is looked through by itself. */
const OTHER_THAN_SPAM = SUBMISSION_STATUSES.filter((status) => status !== 'spam')
/** Of a message without a subject. */
const MAX_FIRST_WORDS = 160

/** Which messages a query means: none of spam, unless it names a state. @throws UsageError */
export function readListing(query: Query): SubmissionFilters {
  return { statuses: OTHER_THAN_SPAM, ...readFilters({ values: query }, new Date(), filterName) }
}

/** What a value of the query is called. */
export function filterName(option: string): string {
  return Object.entries(filterLabels).find(([name]) => name === option)?.[1] ?? option
}

/** @throws UsageError */
export async function listProps(desk: Desk, query: Query): Promise<InboxPageProps> {
  const { database, done } = desk
  const { statuses = [], ...others } = readListing(query)
  const counts = await countByStatus(database, others)
  const page = await readPageOfRows<FoundSubmission>(
    '/inbox',
    query,
    ({ id, received_at }) => ({ id, time: received_at }),
    async (limit, edge, direction) => {
      // What is looked for in vain is looked for once only: in 100,000 texts that takes a while.
      if (!statuses.some((status) => counts.has(status))) return []
      const row = edge && { id: edge.id, received_at: edge.time }
      return selectPage(database, { statuses, ...others }, limit, row, direction)
    },
  )
  const isSpamShown = statuses.includes('spam')
  const isRetryShown = query.get('mail') === 'dead' || query.get('webhook') === 'dead'
  return {
    ...page,
    done: done.read(query.get('done')),
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
  const field = (name: keyof typeof FILTER_OPTIONS & string): FieldProps => ({
    name,
    label: filterName(name),
    value: query.get(name) ?? '',
  })
  const choice = (name: string, values: Readonly<Record<string, string>>): FieldProps => ({
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
    isFiltered: Object.keys(FILTER_OPTIONS).some((name) => query.has(name)),
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
    terminalLine(message.assigned_to ?? ''),
    message.due_on === null ? '' : labels.list.due(message.due_on),
  ]
  const reasons = readSignals(message.spam_signals).map(describeSignal).join('; ')
  return {
    id,
    href: `/inbox/${id}`,
    sender: terminalLine(name ?? email),
    words: terminalLine(subject ?? comments?.slice(0, MAX_FIRST_WORDS) ?? ''),
    received: received_at,
    status: labels.statuses[status],
    isNew: status === 'new',
    facts: facts.filter(Boolean),
    reasons: isSpamShown && status === 'spam' && reasons !== '' ? terminalLine(reasons) : null,
  }
}

export async function messageProps(
  { contentDirectory }: Desk,
  shown: ShownMessage,
  done: string | null,
): Promise<MessagePageProps> {
  const { message, answers, webhooks, notes, log } = shown
  const { id, name, email, subject, comments, status } = message
  const states = [message.mail_state, ...[...answers, ...webhooks].map(({ state }) => state)]
  return {
    done,
    href: `/inbox/${id}`,
    heading: terminalLine(subject ?? name ?? email),
    email,
    text: comments && terminalLines(comments),
    otherFields: readExtraFields(message).map(([field, value]) => [
      terminalLine(field),
      terminalLines(value),
    ]),
    details: describeMessage(shown).map(([label, value]) => [label, terminalLine(value)]),
    notes: notes.map(({ id: note, written_at, author, note: words }) => ({
      id: note,
      written: written_at,
      author: terminalLine(author),
      words: terminalLines(words),
    })),
    log: log.map(({ accessed_at, person, action }) => ({
      moment: accessed_at,
      words: `${labels.message.logLine[action]} ${terminalLine(person)}`,
    })),
    statuses: statusOptions().map((option) => ({ ...option, isCurrent: option.value === status })),
    assignedTo: message.assigned_to ?? '',
    dueOn: message.due_on ?? '',
    canRetry: states.includes('dead'),
    article: await articleOf(message, contentDirectory),
    eraseHref: `/inbox/erase?${new URLSearchParams({ email })}`,
    maxLengths: { note: MAX_NOTE_LENGTH, person: MAX_PERSON_LENGTH },
  }
}

/** The article that a message is a reply to; not known while the content has faults. */
async function articleOf({ form, subject }: FoundSubmission, contentDirectory: string) {
  if (form !== 'contact' || subject === null) return undefined
  return repliedArticle({ subject }, contentDirectory).catch((error: unknown) => {
    if (error instanceof ContentError) return undefined
    throw error
  })
}
