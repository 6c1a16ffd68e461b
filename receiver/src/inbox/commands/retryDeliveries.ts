import type { Kysely } from 'kysely'
import type { DeliveryKind, ReceiverDatabase } from '../../storage/schema.ts'
import { type Command, UsageError } from '../Command.ts'
import { checkShortId, findByShortId } from '../shortIds.ts'
import { print, remark } from '../terminal.ts'
import { countDeliveries } from '../text.ts'

export const retryDeliveries: Command = {
  name: 'retry',
  summary: 'send mail and webhooks again that were given up',
  operands: 'ID… | --all',
  operandCount: [0, Number.POSITIVE_INFINITY],
  options: { all: { help: 'all of them' } },
  notes: [
    'list --mail dead and list --webhook dead show what was given up, show says why.',
    'The receiver sends it when it runs.',
  ],
  examples: ['retry 3f9c02ab', 'retry --all'],
  prepare({ operands, switches }, terminal) {
    const isAll = switches.has('all')
    if (isAll === operands.length > 0) throw new UsageError('Use retry ID… or retry --all.')
    const shortIds = operands.map(checkShortId)
    return async ({ database, readOutlets }) => {
      const ids: string[] = []
      for (const shortId of shortIds) ids.push(await findByShortId(database, shortId))
      const kinds = await requeue(database, isAll ? null : ids, terminal.now)
      if (kinds.length === 0) {
        print(terminal, 'Nothing was given up there; nothing to send again.\n')
        return
      }
      print(terminal, `${countDeliveries(kinds)} back in the queue.\n`)
      const { mailHost, webhooks } = await readOutlets()
      if (mailHost === null && kinds.some((kind) => kind !== 'webhook')) {
        remark(terminal, 'Mail is not configured here: it waits until SMTP_URL is set.')
      }
      if (webhooks.length === 0 && kinds.includes('webhook')) {
        remark(terminal, 'No webhooks are configured here: they wait until WEBHOOKS is set.')
      }
    }
  },
}

/**
 * Puts what was given up back into the queue, as if it were new; its last error stays readable.
 * @param ids submissions that are meant; null for all.
 * @returns the kind of each.
 */
async function requeue(
  database: Kysely<ReceiverDatabase>,
  ids: readonly string[] | null,
  now: Date,
): Promise<DeliveryKind[]> {
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
  const rows = await update.returning('kind').execute()
  return rows.map(({ kind }) => kind)
}
