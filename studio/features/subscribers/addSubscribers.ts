import type { FastifyInstance } from 'fastify'
import { parseChoice } from '../../../cli/arguments.ts'
import { InboxError } from '../../../cli/Command.ts'
import { terminalLine } from '../../../cli/text.ts'
import { EXPORT_FORMATS, formatRecords } from '../../../core/submissions/exportFormats.ts'
import {
  countByState,
  describeAsked,
  describeUnsentMail,
  exportSubscribers,
  NO_MAIL,
  SUBSCRIBER_COLUMNS,
  type SubscriberFilters,
  selectSubscribers,
  stateSince,
} from '../../../core/subscribers/selectSubscribers.ts'
import { askUnasked } from '../../../core/subscribers/subscribers.ts'
import {
  SUBSCRIBER_STATES,
  type SubscriberState,
  type SubscribersTable,
} from '../../../core/tables.ts'
import { ACT, type Desk, OWNERS, sendFile, whoAsks } from '../inbox/desk.ts'
import { labels } from '../inbox/labels.ts'
import { listAddress, type Query, readPageOfRows, readQuery } from '../inbox/query.ts'
import type { SubscribersPageProps } from './SubscribersPage.tsx'

/** The subscribers of the newsletter. */
export function addSubscribers(app: FastifyInstance, desk: Desk): void {
  const { database, readChannels, done, patiently } = desk

  app.get('/subscribers', OWNERS, async ({ url }, reply) =>
    reply.page('subscribers', await subscribersProps(desk, readQuery(url))),
  )
  app.get('/subscribers/export', OWNERS, async (request, reply) => {
    const query = readQuery(request.url)
    const format = parseChoice(labels.list.export, query.get('format') ?? '', EXPORT_FORMATS)
    const filters: SubscriberFilters = { state: 'confirmed', ...readSubscriberFilters(query) }
    const subscribers = exportSubscribers(database, filters, whoAsks(request))
    return sendFile(
      reply,
      'subscribers',
      format,
      formatRecords(format, SUBSCRIBER_COLUMNS, subscribers),
    )
  })
  app.post('/subscribers/ask', ACT, async (_request, reply) => {
    const { mailHost } = await readChannels()
    if (mailHost === null) throw new InboxError(NO_MAIL)
    const count = await patiently(() => askUnasked(database, mailHost, new Date()))
    return reply.redirect(`/subscribers?done=${done.keep(describeAsked(count))}`, 303)
  })
}

/** @throws UsageError */
function readSubscriberFilters(query: Query): SubscriberFilters {
  const state = query.get('state')
  const search = query.get('search')
  return {
    ...(state !== undefined && {
      state: parseChoice(labels.subscribers.state, state, SUBSCRIBER_STATES),
    }),
    ...(search !== undefined && { search }),
  }
}

async function subscribersProps(desk: Desk, query: Query): Promise<SubscribersPageProps> {
  const { database, readChannels, done } = desk
  const { state, ...others } = readSubscriberFilters(query)
  const filters = { ...others, ...(state && { state }) }
  const counts = await countByState(database, others)
  const page = await readPageOfRows<SubscribersTable>(
    '/subscribers',
    query,
    ({ id, signed_up_at }) => ({ id, time: signed_up_at }),
    (limit, edge, direction) => {
      const row = edge && { id: edge.id, signed_up_at: edge.time }
      return selectSubscribers(database, filters, limit, row, direction)
    },
  )
  const unsent = await describeUnsentMail(database)
  const lacksMail = counts.has('pending') && (await readChannels()).mailHost === null
  const remarks = [unsent ?? '', lacksMail ? NO_MAIL : '']
  const { search = '' } = others
  return {
    ...page,
    done: done.read(query.get('done')),
    views: viewsOf(query, counts),
    filters: {
      path: '/subscribers',
      kept: state ? [['state', state]] : [],
      search: { name: 'search', label: labels.subscribers.search, value: search },
      more: [],
      isFiltered: Object.keys(filters).length > 0,
    },
    rows: page.rows.map(rowOf),
    remarks: remarks.filter(Boolean),
    canAsk: counts.has('pending') && !lacksMail,
    exportLabel: state
      ? labels.subscribers.exportState(labels.subscribers.states[state])
      : labels.subscribers.exportConfirmed,
    exports: [
      {
        label: labels.list.csv,
        href: listAddress('/subscribers/export', query, { format: 'csv' }),
      },
      {
        label: labels.list.json,
        href: listAddress('/subscribers/export', query, { format: 'json' }),
      },
    ],
  }
}

function viewsOf(query: Query, counts: ReadonlyMap<SubscriberState, number>) {
  const current = query.get('state') ?? null
  const all = {
    label: labels.subscribers.all,
    href: listAddress('/subscribers', query, { state: null }),
    count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    isCurrent: current === null,
  }
  const each = SUBSCRIBER_STATES.map((state) => ({
    label: labels.subscribers.states[state],
    href: listAddress('/subscribers', query, { state }),
    count: counts.get(state) ?? 0,
    isCurrent: current === state,
  }))
  return [all, ...each]
}

function rowOf(subscriber: SubscribersTable): SubscribersPageProps['rows'][number] {
  const { id, email, state, signed_up_at } = subscriber
  const since = stateSince(subscriber)
  return {
    id,
    email: terminalLine(email),
    state: labels.subscribers.states[state],
    signedUp: signed_up_at,
    since,
    eraseHref: `/inbox/erase?${new URLSearchParams({ email })}`,
  }
}
