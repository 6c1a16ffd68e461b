import type { Kysely } from 'kysely'
import { lowerEmail } from '../lib/lowerEmail.ts'

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'left', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Somebody whose address was entered into the newsletter form: one row an address, whatever its capitals. */
export type SubscribersTable = {
  id: string
  /** As it was first written. */
  email: string
  /** `bounced`: the mail server of the address has refused it for good. */
  state: SubscriberState
  /** Tag of the language of the last sign-up; null for the site's first one. */
  language: string | null
  /** Words at the form at the last sign-up; blank for one from before this was kept. */
  wording: string
  /** The last sign-up. */
  signed_up_at: string
  /** When the last mail that asks for confirmation was noted down. */
  asked_at: string | null
  /** When the button behind the mail's link was last pressed. */
  confirmed_at: string | null
  /** When the subscriber last left, or the address was last refused. */
  ended_at: string | null
}

/** An article as it is mailed. */
export type MailingsTable = {
  /** Made of the article's address. */
  id: string
  url: string
  title: string
  /** Tag of its language; null for the site's first one. */
  language: string | null
  /** Made for mail, without what stands around it. */
  html: string
  text: string
  created_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    subscribers: SubscribersTable
    mailings: MailingsTable
  }
}

export async function createSubscriberTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('signed_up_at', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  await schema
    .createIndex('subscribers_by_email')
    .unique()
    .on('subscribers')
    .column(lowerEmail)
    .execute()
  await schema
    .createIndex('subscribers_by_time')
    .on('subscribers')
    .columns(['signed_up_at', 'id'])
    .execute()
  await schema
    .createTable('mailings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
