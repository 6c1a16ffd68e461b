import type { FastifyInstance } from 'fastify'
import { languageName } from '../../../core/submissions/describeSubmission.ts'
import { EXPORT_FORMATS, formatRecords } from '../../../core/submissions/exportFormats.ts'
import { parseChoice } from '../../../core/submissions/values.ts'
import {
  countByState,
  exportSubscribers,
  markBounced,
  readUnsentMail,
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
} from '../../../core/subscribers/tables.ts'
import { visibleLine } from '../../../server/text.ts'
import { accessorOf, OWNER_FORM, OWNERS, sendFile, withRetries } from '../../context/routes.ts'
import type { Studio } from '../../context/Studio.ts'
import { listAddress, type Query, readPageOfRows, readQuery } from '../../kit/query.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { fieldOf } from '../../kit/requestBody.ts'
import { labels } from './labels.ts'
import type { SubscribersPageProps } from './SubscribersPage.tsx'

/** Adds the page of the newsletter's subscribers, with its export and forms. */
export function addSubscribers(app: FastifyInstance, studio: Studio): void {
  const { database, readChannels, flash } = studio

  app.get('/subscribers', OWNERS, async ({ url }, reply) =>
    reply.page('subscribers', await subscribersProps(studio, readQuery(url))),
  )
  app.get('/subscribers/export', OWNERS, async (request, reply) => {
    const query = readQuery(request.url)
    const format = parseChoice('format', query.get('format') ?? '', EXPORT_FORMATS)
    const filters: SubscriberFilters = { state: 'confirmed', ...readSubscriberFilters(query) }
    const subscribers = exportSubscribers(database, filters, accessorOf(request))
    return sendFile(
      reply,
      'subscribers',
      format,
      formatRecords(format, SUBSCRIBER_COLUMNS, subscribers),
    )
  })
  app.post('/subscribers/ask', OWNER_FORM, async (_request, reply) => {
    const { mailHost } = await readChannels()
    if (mailHost === null) throw new RequestError(409, labels.noMail)
    const count = await withRetries(() => askUnasked(database, mailHost, new Date()))
    return reply.redirect(`/subscribers?done=${flash.keep(labels.asked(count))}`, 303)
  })
  app.post<{ Body: URLSearchParams }>(
    '/subscribers/bounced',
    OWNER_FORM,
    async ({ body }, reply) => {
      const email = fieldOf(body, 'email').trim()
      await withRetries(() => markBounced(database, email, new Date()))
      const sentence = labels.bounced.done(visibleLine(email))
      return reply.redirect(`/subscribers?done=${flash.keep(sentence)}`, 303)
    },
  )
}

/** @throws WrongValueError */
function readSubscriberFilters(query: Query): SubscriberFilters {
  const state = query.get('state')
  const search = query.get('search')
  return {
    ...(state !== undefined && { state: parseChoice('state', state, SUBSCRIBER_STATES) }),
    ...(search !== undefined && { search }),
  }
}

async function subscribersProps(studio: Studio, query: Query): Promise<SubscribersPageProps> {
  const { database, readChannels, flash } = studio
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
  const unsent = await readUnsentMail(database)
  const lacksMail = counts.has('pending') && (await readChannels()).mailHost === null
  const remarks = [
    unsent.waiting + unsent.dead > 0 && labels.unsent(unsent),
    lacksMail && labels.noMail,
  ]
  const { search = '' } = others
  return {
    ...page,
    done: flash.read(query.get('done')),
    views: viewsOf(query, counts),
    filters: {
      path: '/subscribers',
      kept: state ? [['state', state]] : [],
      search: { name: 'search', label: labels.search, value: search },
      more: [],
      isFiltered: Object.keys(filters).length > 0,
    },
    rows: page.rows.map(rowOf),
    remarks: remarks.filter((remark) => remark !== false),
    canAsk: counts.has('pending') && !lacksMail,
    canRetry: unsent.dead > 0,
    exportLabel: state ? labels.exportState(labels.states[state]) : labels.exportConfirmed,
    exports: [
      {
        label: labels.csv,
        href: listAddress('/subscribers/export', query, { format: 'csv' }),
      },
      {
        label: labels.json,
        href: listAddress('/subscribers/export', query, { format: 'json' }),
      },
    ],
  }
}

function viewsOf(query: Query, counts: ReadonlyMap<SubscriberState, number>) {
  const current = query.get('state') ?? null
  const all = {
    label: labels.all,
    href: listAddress('/subscribers', query, { state: null }),
    count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    isCurrent: current === null,
  }
  const each = SUBSCRIBER_STATES.map((state) => ({
    label: labels.states[state],
    href: listAddress('/subscribers', query, { state }),
    count: counts.get(state) ?? 0,
    isCurrent: current === state,
  }))
  return [all, ...each]
}

function rowOf(subscriber: SubscribersTable): SubscribersPageProps['rows'][number] {
  const { id, email, state, language, signed_up_at } = subscriber
  const since = stateSince(subscriber)
  return {
    id,
    email: visibleLine(email),
    state: [labels.states[state], languageName(language, 'en-GB')].filter(Boolean).join(', '),
    signedUp: signed_up_at,
    since,
    eraseHref: `/inbox/erase?${new URLSearchParams({ email })}`,
  }
}
