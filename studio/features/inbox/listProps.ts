import { DELIVERY_STATES } from '../../../core/outbox/tables.ts'
import { describeSignal, readSignals } from '../../../core/spam/signals.ts'
import { FILTER_NAMES } from '../../../core/submissions/readFilters.ts'
import { type Reply, selectReplies } from '../../../core/submissions/replies.ts'
import {
  countByForm,
  type FoundSubmission,
  selectPage,
} from '../../../core/submissions/selectSubmissions.ts'
import { visibleLine } from '../../../server/text.ts'
import { listPeople } from '../../access/people.ts'
import type { Studio } from '../../context/Studio.ts'
import type { FieldProps } from '../../kit/Field.tsx'
import type { FilterProps, View } from '../../kit/lists.tsx'
import { hasRole, type Person } from '../../kit/person.ts'
import { addressWith, listAddress, type Query, readPageOfRows } from '../../kit/query.ts'
import { FOLDERS, folderOf, inboxAddress, OPEN_STATUSES, readListing } from './folders.ts'
import type { InboxPageProps, MessageRow } from './InboxPage.tsx'
import { type Folder, labels } from './labels.ts'

const { filters: filterLabels } = labels
/** Length of the excerpt of a message: more than fits on a line. */
const MAX_FIRST_WORDS = 160

/** @throws WrongValueError */
export async function listProps(
  studio: Studio,
  query: Query,
  person: Person,
): Promise<InboxPageProps> {
  const { database, flash } = studio
  const listing = readListing(query)
  const { statuses = [], form, ...others } = listing
  const counts = await countByForm(database, others)
  const isFound = counts.some(
    (one) => statuses.includes(one.status) && (form === undefined || one.form === form),
  )
  const page = await readPageOfRows<FoundSubmission>(
    '/inbox',
    query,
    ({ id, received_at }) => ({ id, time: received_at }),
    async (limit, edge, direction) => {
      // Skips the second search if the counts found nothing: over 100,000 texts, a search takes a while.
      if (!isFound) return []
      const row = edge && { id: edge.id, received_at: edge.time }
      return selectPage(database, listing, limit, row, direction)
    },
  )
  const replies = await selectReplies(
    database,
    page.rows.map(({ id }) => id),
  )
  const isRetryShown = query.get('mail') === 'dead' || query.get('webhook') === 'dead'
  const isAll = query.has('all')
  return {
    ...page,
    done: flash.read(query.get('done')),
    folder: folderOf(query),
    views: viewsOf(query, counts),
    filters: filterProps(query),
    rows: page.rows.map((message) => rowOf(message, query, replies.get(message.id) ?? [])),
    isAll,
    chooseHref: addressWith('/inbox', query, { all: isAll ? null : 'yes', done: null }),
    people: await namesOfPeople(studio),
    changeAction: inboxAddress('/inbox/change', query),
    exports: [
      { label: labels.list.csv, href: listAddress('/inbox/export', query, { format: 'csv' }) },
      { label: labels.list.json, href: listAddress('/inbox/export', query, { format: 'json' }) },
    ],
    isOwner: hasRole(person, 'owner'),
    retryAction: isRetryShown && page.rows.length > 0 ? listAddress('/inbox/retry', query) : null,
  }
}

/** Names of the people to whom messages may be assigned. */
export async function namesOfPeople({ access }: Studio): Promise<string[]> {
  return (await listPeople(access)).filter((one) => hasRole(one, 'editor')).map(({ name }) => name)
}

function viewsOf(query: Query, counts: Awaited<ReturnType<typeof countByForm>>): View[] {
  const current = folderOf(query)
  return (Object.keys(FOLDERS) as Folder[]).map((folder) => {
    const address = FOLDERS[folder]
    const { statuses = [], form } = readListing(
      new Map(Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    )
    return {
      label: labels.folders[folder],
      href: listAddress('/inbox', query, { ...address, all: null }),
      count: counts
        .filter((one) => statuses.includes(one.status) && (form === undefined || one.form === form))
        .reduce((sum, { count }) => sum + count, 0),
      isCurrent: folder === current,
    }
  })
}

function filterProps(query: Query): FilterProps {
  const field = (name: (typeof FILTER_NAMES)[number]): FieldProps => ({
    name,
    label: filterLabels[name],
    value: query.get(name) ?? '',
  })
  const choice = <Name extends string>(
    name: (typeof FILTER_NAMES)[number],
    values: readonly Name[],
    words: Readonly<Record<Name, string>>,
  ): FieldProps => ({
    ...field(name),
    options: [
      { value: '', label: filterLabels.any },
      ...values.map((value) => ({ value, label: words[value] })),
    ],
  })
  const address = FOLDERS[folderOf(query)]
  const isInbox = address.status === null
  return {
    path: '/inbox',
    kept: Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    search: field('search'),
    more: [
      ...(isInbox ? [choice('status', OPEN_STATUSES, labels.statuses)] : []),
      field('assigned'),
      day(field('due')),
      day(field('since')),
      day(field('until')),
      field('email'),
      choice('mail', DELIVERY_STATES, labels.deliveries),
      choice('webhook', DELIVERY_STATES, labels.deliveries),
    ],
    isFiltered: FILTER_NAMES.some((name) => {
      const isOfFolder = name === 'form' || (name === 'status' && !isInbox)
      return query.has(name) && !isOfFolder
    }),
  }
}

/** A date input would drop a value such as `7d`, so the field stays a text field then. */
function day(field: FieldProps): FieldProps {
  return /^(?:|\d{4}-\d\d-\d\d)$/.test(field.value) ? { ...field, type: 'date' } : field
}

function rowOf(message: FoundSubmission, query: Query, replies: readonly Reply[]): MessageRow {
  const { id, name, email, subject, comments, received_at, status } = message
  const reply = replies.at(-1)?.state
  const facts = [
    status === 'replied' && reply !== 'dead' && reply !== 'waiting' && labels.statuses.replied,
    (reply === 'dead' || reply === 'waiting') && labels.list.reply[reply],
    message.assigned_to && visibleLine(message.assigned_to),
    message.due_on !== null && labels.list.due(shortDay(message.due_on)),
  ]
  const reasons = readSignals(message.spam_signals).map(describeSignal).join('; ')
  return {
    id,
    href: inboxAddress(`/inbox/${id}`, query),
    sender: visibleLine(name ?? email),
    subject: visibleLine(subject ?? ''),
    words: visibleLine(comments?.slice(0, MAX_FIRST_WORDS) ?? ''),
    received: received_at,
    isNew: status === 'new',
    facts: facts.filter((fact) => typeof fact === 'string'),
    reasons: status === 'spam' && reasons !== '' ? visibleLine(reasons) : null,
  }
}

/** "1 Dec" for 2026-12-01, with the year unless it is this year. */
function shortDay(day: string): string {
  const date = new Date(`${day}T00:00`)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}
