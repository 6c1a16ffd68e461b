import type { Kysely } from 'kysely'
import { COUNT } from '../database/countInBatches.ts'

export const VITALS = ['lcp', 'inp', 'cls'] as const
/** Largest Contentful Paint and Interaction to Next Paint in milliseconds, Cumulative Layout Shift without a unit. */
export type Vital = (typeof VITALS)[number]

/** How often something was so on a page in a day. */
export type AnalyticsTable = {
  /** In UTC, as 2026-11-22. */
  day: string
  /** Decoded path, without a query; blank for all that have no row of their own. */
  page: string
  measure: 'view' | Vital
  /**
   * Of a view: the site or the campaign that led there, blank where none is known. Of a vital: the upper end of the
   * bucket that it fell into.
   */
  detail: string
  count: number
}

declare module '../database/tables.ts' {
  interface Tables {
    analytics: AnalyticsTable
  }
}

export async function createAnalyticsTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('analytics')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('count', COUNT, (column) => column.notNull())
    .addPrimaryKeyConstraint('analytics_entry', ['day', 'page', 'measure', 'detail'])
    .execute()
}
