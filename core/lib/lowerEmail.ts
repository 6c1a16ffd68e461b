import { sql } from 'kysely'

/** An address in lower case, the form that identifies a person; tables with an address have an index on it. */
export const lowerEmail = sql<string>`lower(email)`
