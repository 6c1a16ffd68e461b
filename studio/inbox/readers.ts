import type { FastifyInstance } from 'fastify'
import { parseChoice } from '../../receiver/src/inbox/arguments.ts'
import { InboxError } from '../../receiver/src/inbox/Command.ts'
import { EXPORT_FORMATS, formatRecords } from '../../receiver/src/inbox/exportFormats.ts'
import {
  countByState,
  describeAsked,
  describeUnsentMail,
  exportReaders,
  NO_MAIL,
  READER_COLUMNS,
  type ReaderFilters,
  selectReaders,
  stateSince,
} from '../../receiver/src/inbox/readers.ts'
import { terminalLine } from '../../receiver/src/inbox/text.ts'
import { askUnasked } from '../../receiver/src/readers/readers.ts'
import {
  READER_STATES,
  type ReaderState,
  type ReadersTable,
} from '../../receiver/src/storage/schema.ts'
import { ACT, type Desk, OWNERS, sendFile, whoAsks } from './desk.ts'
import { labels } from './labels.ts'
import { listAddress, type Query, readPageOfRows, readQuery } from './query.ts'
import type { ReadersPageProps } from './ReadersPage.tsx'

/** The readers of the newsletter. */
export function addReaders(app: FastifyInstance, desk: Desk): void {
  const { database, readOutlets, done, patiently } = desk

  app.get('/readers', OWNERS, async ({ url }, reply) =>
    reply.page('readers', await readersProps(desk, readQuery(url))),
  )
  app.get('/readers/export', OWNERS, async (request, reply) => {
    const query = readQuery(request.url)
    const format = parseChoice(labels.list.export, query.get('format') ?? '', EXPORT_FORMATS)
    const filters: ReaderFilters = { state: 'confirmed', ...readReaderFilters(query) }
    const readers = exportReaders(database, filters, whoAsks(request))
    return sendFile(reply, 'readers', format, formatRecords(format, READER_COLUMNS, readers))
  })
  app.post('/readers/ask', ACT, async (_request, reply) => {
    const { mailHost } = await readOutlets()
    if (mailHost === null) throw new InboxError(NO_MAIL)
    const count = await patiently(() => askUnasked(database, mailHost, new Date()))
    return reply.redirect(`/readers?done=${done.keep(describeAsked(count))}`, 303)
  })
}

/** @throws UsageError */
function readReaderFilters(query: Query): ReaderFilters {
  const state = query.get('state')
  const search = query.get('search')
  return {
    ...(state !== undefined && { state: parseChoice(labels.readers.state, state, READER_STATES) }),
    ...(search !== undefined && { search }),
  }
}

async function readersProps(desk: Desk, query: Query): Promise<ReadersPageProps> {
  const { database, readOutlets, done } = desk
  const { state, ...others } = readReaderFilters(query)
  const filters = { ...others, ...(state && { state }) }
  const counts = await countByState(database, others)
  const page = await readPageOfRows<ReadersTable>(
    '/readers',
    query,
    ({ id, signed_up_at }) => ({ id, time: signed_up_at }),
    (limit, edge, direction) => {
      const row = edge && { id: edge.id, signed_up_at: edge.time }
      return selectReaders(database, filters, limit, row, direction)
    },
  )
  const unsent = await describeUnsentMail(database)
  const lacksMail = counts.has('pending') && (await readOutlets()).mailHost === null
  const remarks = [unsent ?? '', lacksMail ? NO_MAIL : '']
  const { search = '' } = others
  return {
    ...page,
    done: done.read(query.get('done')),
    views: viewsOf(query, counts),
    filters: {
      path: '/readers',
      kept: state ? [['state', state]] : [],
      search: { name: 'search', label: labels.readers.search, value: search },
      more: [],
      isFiltered: Object.keys(filters).length > 0,
    },
    rows: page.rows.map(rowOf),
    remarks: remarks.filter(Boolean),
    canAsk: counts.has('pending') && !lacksMail,
    exportLabel: state
      ? labels.readers.exportState(labels.readers.states[state])
      : labels.readers.exportConfirmed,
    exports: [
      { label: labels.list.csv, href: listAddress('/readers/export', query, { format: 'csv' }) },
      { label: labels.list.json, href: listAddress('/readers/export', query, { format: 'json' }) },
    ],
  }
}

function viewsOf(query: Query, counts: ReadonlyMap<ReaderState, number>) {
  const current = query.get('state') ?? null
  const all = {
    label: labels.readers.all,
    href: listAddress('/readers', query, { state: null }),
    count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    isCurrent: current === null,
  }
  const each = READER_STATES.map((state) => ({
    label: labels.readers.states[state],
    href: listAddress('/readers', query, { state }),
    count: counts.get(state) ?? 0,
    isCurrent: current === state,
  }))
  return [all, ...each]
}

function rowOf(reader: ReadersTable): ReadersPageProps['rows'][number] {
  const { id, email, state, signed_up_at } = reader
  const since = stateSince(reader)
  return {
    id,
    email: terminalLine(email),
    state: labels.readers.states[state],
    signedUp: signed_up_at,
    since,
    eraseHref: `/inbox/erase?${new URLSearchParams({ email })}`,
  }
}
