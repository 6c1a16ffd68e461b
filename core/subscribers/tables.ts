import type { Kysely } from 'kysely'
import { lowerEmail } from '../lib/lowerEmail.ts'

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'left', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** A person whose address was entered into the newsletter form: one row per address, ignoring case. */
export type SubscribersTable = {
  id: string
  /** As it was first entered. */
  email: string
  /** `bounced`: mail to the address came back, or its server permanently refused it. */
  state: SubscriberState
  /** Tag of the language of the last sign-up; null for the site's first language. */
  language: string | null
  /** Words at the form at the last sign-up; blank for sign-ups from before the words were stored. */
  wording: string
  /** The last sign-up. */
  signed_up_at: string
  /** When the last confirmation mail was queued. */
  asked_at: string | null
  /** When the subscriber confirmed by the button behind the mail's link. */
  confirmed_at: string | null
  /** When the subscriber last left, or the address last bounced. */
  ended_at: string | null
}

/** An article as it is mailed. */
export type MailingsTable = {
  /** Derived from the article's URL. */
  id: string
  url: string
  title: string
  /** Tag of its language; null for the site's first language. */
  language: string | null
  /** Prepared for mail, without the frame. */
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
