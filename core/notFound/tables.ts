import type { Kysely } from 'kysely'
import { COUNT } from '../database/countInBatches.ts'

/** How often a missing page was requested. */
export type NotFoundTable = {
  /** Decoded, without a query; blank for the sum of all paths without a row of their own. */
  path: string
  requests: number
  /** Day of the last request, in UTC, as 2026-11-22. */
  last_day: string
  /** A page of the site with a link to it, if there is one. */
  linked_from: string | null
}

declare module '../database/tables.ts' {
  interface Tables {
    not_found: NotFoundTable
  }
}

export async function createNotFoundTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('not_found')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('requests', COUNT, (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('linked_from', 'text')
    .execute()
}
