import { sql } from 'kysely'

/** An address without its capitals, as people are told apart; the tables that hold one have it indexed so. */
export const lowerEmail = sql<string>`lower(email)`
