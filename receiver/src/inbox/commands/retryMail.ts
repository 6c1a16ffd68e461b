import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import { type Command, UsageError } from '../Command.ts'
import { checkShortId, findByShortId } from '../shortIds.ts'
import { print, remark } from '../terminal.ts'
import { pluralise } from '../text.ts'

export const retryMail: Command = {
  name: 'retry',
  summary: 'send mail again that was given up',
  operands: 'ID… | --all',
  operandCount: [0, Number.POSITIVE_INFINITY],
  options: { all: { help: 'all of it' } },
  notes: ['list --mail dead shows what was given up; the receiver sends it when it runs.'],
  examples: ['retry 3f9c02ab', 'retry --all'],
  prepare({ operands, switches }, terminal) {
    const isAll = switches.has('all')
    if (isAll === operands.length > 0) throw new UsageError('Use retry ID… or retry --all.')
    const shortIds = operands.map(checkShortId)
    return async ({ database, readOutlets }) => {
      const ids: string[] = []
      for (const shortId of shortIds) ids.push(await findByShortId(database, shortId))
      const count = await requeueMail(database, isAll ? null : ids, terminal.now)
      if (count === 0) {
        print(terminal, 'No mail was given up there; nothing to send again.\n')
        return
      }
      print(terminal, `${pluralise(count, 'mail')} back in the queue.\n`)
      if ((await readOutlets()).mailHost === null) {
        remark(terminal, 'Mail is not configured here: it waits until SMTP_URL is set.')
      }
    }
  },
}

/**
 * Puts mail that was given up back into the queue, as if it were new; its last error stays readable.
 * @param ids submissions whose mail is meant; null for all.
 * @returns how many there were.
 */
async function requeueMail(
  database: Kysely<ReceiverDatabase>,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  let update = database
    .updateTable('deliveries')
    .set({
      state: 'waiting',
      attempts: 0,
      permanent_refusals: 0,
      next_attempt_at: now.toISOString(),
      lease_owner: null,
      leased_until: null,
    })
    .where('state', '=', 'dead')
  if (ids) update = update.where('submission_id', 'in', ids)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}
