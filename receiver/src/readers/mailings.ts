import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { MailingsTable, ReceiverDatabase } from '../storage/schema.ts'

/** An article as it is to be mailed. */
export type NewMailing = Pick<MailingsTable, 'url' | 'title' | 'html' | 'text'>

/** The same for the same article, whenever it is sent. */
const ID_LENGTH = 16

/**
 * Notes down that an article is to be sent to every confirmed reader who has not been sent it yet: all of them or,
 * where it fails, none.
 * @param mailHost last part of the Message-IDs.
 * @returns to how many.
 */
export function queueMailing(
  database: Kysely<ReceiverDatabase>,
  mailing: NewMailing,
  mailHost: string,
  now: Date,
): Promise<number> {
  const { pathname } = new URL(mailing.url)
  const id = createHash('sha256').update(pathname).digest('hex').slice(0, ID_LENGTH)
  const created_at = now.toISOString()
  return database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('mailings')
      .values({ id, ...mailing, created_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(mailing))
      .execute()
    // The id holds article and reader, so that the primary key refuses a second one.
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
        selectFrom('readers')
          .select([
            sql<string>`${`article/${id}/`} || readers.id`.as('id'),
            sql.lit('article').as('kind'),
            'readers.id as recipient',
            sql<string>`${`${id}.`} || readers.id || ${`@${mailHost}`}`.as('message_id'),
            sql.lit(id).as('payload'),
            sql.lit('waiting').as('state'),
            sql.lit(0).as('attempts'),
            sql.lit(0).as('permanent_refusals'),
            sql.lit(created_at).as('next_attempt_at'),
            sql.lit(created_at).as('created_at'),
          ])
          .where('readers.state', '=', 'confirmed'),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows)
  })
}
