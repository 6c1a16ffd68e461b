import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { drawViews } from '../../../core/analytics/drawViews.ts'
import {
  COUNT_COLUMNS,
  readAnalytics,
  readCounts,
  type Vitals,
} from '../../../core/analytics/readAnalytics.ts'
import { VITALS } from '../../../core/analytics/tables.ts'
import { formatVital } from '../../../core/analytics/vitals.ts'
import { formatRecords } from '../../../core/submissions/exportFormats.ts'
import { EDITORS } from '../../context/routes.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { OWN_STYLE_POLICY } from '../../kit/ownStylePolicy.ts'
import { hasRole } from '../../kit/person.ts'
import type { AnalyticsPageProps } from './AnalyticsPage.tsx'
import { labels } from './labels.ts'

const PERIODS_DAYS = [7, 30, 365] as const
const USUAL_DAYS = 30
const LISTED_ROWS = 50
const DAY_MS = 24 * 60 * 60 * 1000

export const analytics: Feature = {
  navItem: { href: '/analytics', label: labels.heading, role: 'editor' },
  addRoutes: addAnalytics,
}

/** Adds the pages of the receiver's counts. */
function addAnalytics(
  app: FastifyInstance,
  studio: Pick<Studio, 'database' | 'contentDirectory'>,
): void {
  const { database } = studio

  app.get('/analytics', EDITORS, async (request, reply) =>
    reply.page('analytics', {
      ...(await analyticsProps(studio, periodOf(request))),
      isOwner: hasRole(request.person, 'owner'),
    }),
  )
  app.get('/analytics/views.svg', EDITORS, async (request, reply) => {
    const { since, until } = periodOf(request)
    const drawing = drawViews(await readAnalytics(database, since), since, until)
    reply.header('content-security-policy', OWN_STYLE_POLICY)
    return reply.type('image/svg+xml').send(drawing)
  })
  app.get('/analytics/export', EDITORS, (request, reply) => {
    const { since } = periodOf(request)
    reply.header('content-disposition', `attachment; filename="analytics-since-${since}.csv"`)
    const counts = formatRecords('csv', COUNT_COLUMNS, readCounts(database, since))
    return reply.type('text/csv; charset=utf-8').send(counts)
  })
}

type Period = { days: number; since: string; until: string }

/** Ten years: the chart has a column for each day. */
const MAX_DAYS = 3_650

/** The period that the query requests, in UTC days; the default period if the number of days is invalid. */
function periodOf({ query }: FastifyRequest): Period {
  const asked = Number((query as Record<string, string>).days)
  const days = Number.isInteger(asked) && asked >= 1 && asked <= MAX_DAYS ? asked : USUAL_DAYS
  const now = Date.now()
  return { days, since: dayOf(now - (days - 1) * DAY_MS), until: dayOf(now) }
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}

async function analyticsProps(
  { database, contentDirectory }: Pick<Studio, 'database' | 'contentDirectory'>,
  { days, since }: Period,
): Promise<Omit<AnalyticsPageProps, 'isOwner'>> {
  const { pages, sources, vitals, subscribers } = await readAnalytics(database, since)
  // The figures are shown even if the content has errors, which the editor shows.
  const content = await readBuiltContent(contentDirectory).catch(() => undefined)
  const sum = (name: 'views' | 'leads' | 'signUps') =>
    pages.reduce((total, page) => total + page[name], 0)
  return {
    isCounting: content?.analytics.enabled ?? true,
    days,
    periods: PERIODS_DAYS.map((one) => ({
      label: labels.lastDays(one),
      href: `/analytics?days=${one}`,
      isCurrent: one === days,
    })),
    drawingHref: `/analytics/views.svg?days=${days}`,
    exportHref: `/analytics/export?days=${days}`,
    sums: { views: sum('views'), leads: sum('leads'), signUps: sum('signUps'), subscribers },
    vitals: measured(vitals),
    pages: listed(pages.map((page) => ({ ...page, vitals: measured(page.vitals) }))),
    sources: listed(sources),
  }
}

function listed<Row>(rows: readonly Row[]): { rows: readonly Row[]; more: number } {
  return { rows: rows.slice(0, LISTED_ROWS), more: Math.max(0, rows.length - LISTED_ROWS) }
}

function measured(vitals: Vitals): AnalyticsPageProps['vitals'] {
  return VITALS.flatMap((vital) => {
    const value = vitals[vital]
    return value === undefined ? [] : [{ vital, value: formatVital(vital, value) }]
  })
}
