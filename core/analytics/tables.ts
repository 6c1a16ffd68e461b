import type { Kysely } from 'kysely'
import { COUNT } from '../database/countInBatches.ts'

export const VITALS = ['lcp', 'inp', 'cls'] as const
/** Largest Contentful Paint and Interaction to Next Paint in milliseconds, Cumulative Layout Shift without a unit. */
export type Vital = (typeof VITALS)[number]

/** How often a view or a vital was counted on a page in one day. */
export type AnalyticsTable = {
  /** In UTC, as 2026-11-22. */
  day: string
  /** Decoded path, without a query; blank for the sum of all pages without a row of their own. */
  page: string
  measure: 'view' | Vital
  /**
   * Of a view: the site or campaign that led to the page, blank if unknown. Of a vital: the upper end of the value's
   * bucket.
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
