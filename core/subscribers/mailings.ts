import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { MailingsTable } from './tables.ts'

/** An article to be mailed. */
export type NewMailing = Pick<MailingsTable, 'url' | 'title' | 'language' | 'html' | 'text'>

/** Length of a mailing's id, which is the same for the same article at any time. */
const ID_LENGTH = 16

function mailingId({ url }: Pick<NewMailing, 'url'>): string {
  return createHash('sha256').update(new URL(url).pathname).digest('hex').slice(0, ID_LENGTH)
}

/** Holds the article and the subscriber, so that the primary key rejects a second mail. */
function deliveryId(mailingId: string): RawBuilder<string> {
  return sql<string>`${`article/${mailingId}/`} || subscribers.id`
}

/**
 * Queues an article for each confirmed subscriber of its language for whom it was not queued before: for all of them
 * or, after an error, for none.
 * @param mailHost host part of the Message-IDs.
 * @returns the number of these subscribers.
 */
export function queueMailing(
  database: Kysely<Tables>,
  mailing: NewMailing,
  mailHost: string,
  now: Date,
): Promise<number> {
  const id = mailingId(mailing)
  const created_at = now.toISOString()
  return database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('mailings')
      .values({ id, ...mailing, created_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(mailing))
      .execute()
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('deliveries')
      .columns([
        'id',
        'kind',
        'recipient',
        'message_id',
        'payload',
        'state',
        'attempts',
        'permanent_refusals',
        'next_attempt_at',
        'created_at',
      ])
      .expression(({ selectFrom }) =>
        selectFrom('subscribers')
          .select([
            deliveryId(id).as('id'),
            sql.lit('article').as('kind'),
            'subscribers.id as recipient',
            sql<string>`${`${id}.`} || subscribers.id || ${`@${mailHost}`}`.as('message_id'),
            sql.lit(id).as('payload'),
            sql.lit('waiting').as('state'),
            sql.lit(0).as('attempts'),
            sql.lit(0).as('permanent_refusals'),
            sql.lit(created_at).as('next_attempt_at'),
            sql.lit(created_at).as('created_at'),
          ])
          .where('subscribers.state', '=', 'confirmed')
          .where('subscribers.language', 'is not distinct from', mailing.language),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows)
  })
}

/** Lists the articles that were sent, with the time of their first sending. */
export function listMailings(
  database: Kysely<Tables>,
): Promise<Pick<MailingsTable, 'url' | 'created_at'>[]> {
  return database.selectFrom('mailings').select(['url', 'created_at']).execute()
}

/** The progress of an article's mails, as numbers of subscribers. */
export type MailingProgress = {
  /** When it was first sent. */
  startedAt: string
  sent: number
  /** Not tried yet. */
  waiting: number
  /** Failed so far, and waiting for a retry. */
  retried: number
  dead: number
  /** Subscribers whose address was permanently refused since then; their waiting mails are deleted. */
  refused: number
}

/** @returns the progress; null if the article was not sent yet. */
export async function readProgress(
  database: Kysely<Tables>,
  mailing: Pick<NewMailing, 'url'>,
): Promise<MailingProgress | null> {
  const id = mailingId(mailing)
  const started = await database
    .selectFrom('mailings')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!started) return null
  const { refused } = await database
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number | string>().as('refused'))
    .where('state', '=', 'bounced')
    .where('ended_at', '>=', started.created_at)
    .executeTakeFirstOrThrow()
  const counts = await database
    .selectFrom('deliveries')
    .select(({ fn }) => {
      const mails = fn.countAll<number | string>()
      const waiting = mails.filterWhere('state', '=', 'waiting')
      return [
        mails.filterWhere('state', '=', 'sent').as('sent'),
        waiting.filterWhere('attempts', '=', 0).as('waiting'),
        waiting.filterWhere('attempts', '>', 0).as('retried'),
        mails.filterWhere('state', '=', 'dead').as('dead'),
      ]
    })
    .where('kind', '=', 'article')
    .where('payload', '=', id)
    .executeTakeFirstOrThrow()
  // PostgreSQL counts in a type that its driver returns as text.
  return {
    startedAt: started.created_at,
    sent: Number(counts.sent),
    waiting: Number(counts.waiting),
    retried: Number(counts.retried),
    dead: Number(counts.dead),
    refused: Number(refused),
  }
}

/** Counts the confirmed subscribers of an article's language to whom it was not sent yet. */
export async function countUnsentSubscribers(
  database: Kysely<Tables>,
  mailing: Pick<NewMailing, 'url' | 'language'>,
): Promise<number> {
  const { count } = await database
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', 'confirmed')
    .where('language', 'is not distinct from', mailing.language)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .where('deliveries.id', '=', deliveryId(mailingId(mailing))),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
