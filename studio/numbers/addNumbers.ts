import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBuiltContent } from '../../content-model/readBuiltContent.ts'
import { drawViews } from '../../receiver/src/inbox/drawViews.ts'
import { formatRecords } from '../../receiver/src/inbox/exportFormats.ts'
import {
  COUNT_COLUMNS,
  readCounts,
  readNumbers,
  type Vitals,
} from '../../receiver/src/inbox/numbers.ts'
import { formatVital } from '../../receiver/src/numbers/vitals.ts'
import { VITALS } from '../../receiver/src/storage/schema.ts'
import { OWNERS } from '../inbox/desk.ts'
import { OWN_STYLE_POLICY } from '../server/ownStylePolicy.ts'
import type { Studio } from '../server/Studio.ts'
import { labels } from './labels.ts'
import type { NumbersPageProps } from './NumbersPage.tsx'

const PERIODS_DAYS = [7, 30, 365] as const
const USUAL_DAYS = 30
const LISTED_ROWS = 50
const DAY_MS = 24 * 60 * 60 * 1000

/** What the receiver has counted, where its owner has it count. */
export function addNumbers(
  app: FastifyInstance,
  studio: Pick<Studio, 'database' | 'contentDirectory'>,
): void {
  const { database } = studio

  app.get('/numbers', OWNERS, async (request, reply) =>
    reply.page('numbers', await numbersProps(studio, periodOf(request))),
  )
  app.get('/numbers/views.svg', OWNERS, async (request, reply) => {
    const { since, until } = periodOf(request)
    const drawing = drawViews(await readNumbers(database, since), since, until)
    reply.header('content-security-policy', OWN_STYLE_POLICY)
    return reply.type('image/svg+xml').send(drawing)
  })
  app.get('/numbers/export', OWNERS, (request, reply) => {
    const { since } = periodOf(request)
    reply.header('content-disposition', `attachment; filename="numbers-since-${since}.csv"`)
    const counts = formatRecords('csv', COUNT_COLUMNS, readCounts(database, since))
    return reply.type('text/csv; charset=utf-8').send(counts)
  })
}

type Period = { days: number; since: string; until: string }

/** The days that an address asks for, counted in UTC; the usual ones where it names no others. */
function periodOf({ query }: FastifyRequest): Period {
  const asked = Number((query as Record<string, string>).days)
  const days = PERIODS_DAYS.find((one) => one === asked) ?? USUAL_DAYS
  const now = Date.now()
  return { days, since: dayOf(now - (days - 1) * DAY_MS), until: dayOf(now) }
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}

async function numbersProps(
  { database, contentDirectory }: Pick<Studio, 'database' | 'contentDirectory'>,
  { days, since }: Period,
): Promise<NumbersPageProps> {
  const { pages, sources, vitals, readers } = await readNumbers(database, since)
  // What is wrong in the content is told where it is edited; what was counted is shown all the same.
  const content = await readBuiltContent(contentDirectory).catch(() => undefined)
  const sum = (name: 'views' | 'leads' | 'signUps') =>
    pages.reduce((total, page) => total + page[name], 0)
  return {
    isCounting: content?.numbers.enabled ?? true,
    days,
    periods: PERIODS_DAYS.map((one) => ({
      label: labels.lastDays(one),
      href: `/numbers?days=${one}`,
      isCurrent: one === days,
    })),
    drawingHref: `/numbers/views.svg?days=${days}`,
    exportHref: `/numbers/export?days=${days}`,
    sums: { views: sum('views'), leads: sum('leads'), signUps: sum('signUps'), readers },
    vitals: measured(vitals),
    pages: listed(pages.map((page) => ({ ...page, vitals: measured(page.vitals) }))),
    sources: listed(sources),
  }
}

function listed<Row>(rows: readonly Row[]): { rows: readonly Row[]; more: number } {
  return { rows: rows.slice(0, LISTED_ROWS), more: Math.max(0, rows.length - LISTED_ROWS) }
}

function measured(vitals: Vitals): NumbersPageProps['vitals'] {
  return VITALS.flatMap((vital) => {
    const value = vitals[vital]
    return value === undefined ? [] : [{ vital, value: formatVital(vital, value) }]
  })
}
