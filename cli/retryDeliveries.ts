import { retryGivenUp } from '../core/outbox/retry.ts'
import { checkShortId, findByShortId } from '../core/submissions/shortIds.ts'
import { countDeliveries } from '../server/text.ts'
import { type Command, UsageError } from './Command.ts'
import { print, remark } from './terminal.ts'

export const retryDeliveries: Command = {
  name: 'retry',
  summary: 'retry mails and webhooks that were given up',
  operands: 'ID… | --all',
  operandCount: [0, Number.POSITIVE_INFINITY],
  options: { all: { help: 'all that were given up' } },
  notes: [
    'list --mail dead and list --webhook dead list failed deliveries; show gives the reasons.',
    'The running receiver sends them. Waiting deliveries are retried automatically; show gives the times.',
  ],
  examples: ['retry 3f9c02ab', 'retry --all'],
  prepare({ operands, switches }, terminal) {
    const isAll = switches.has('all')
    if (isAll === operands.length > 0) throw new UsageError('Use retry ID… or retry --all.')
    const shortIds = operands.map(checkShortId)
    return async ({ database, readChannels }) => {
      const ids: string[] = []
      for (const shortId of shortIds) ids.push(await findByShortId(database, shortId))
      const kinds = await retryGivenUp(database, isAll ? null : ids, terminal.now)
      if (kinds.length === 0) {
        return print(terminal, 'No delivery was given up; there is nothing to retry.\n')
      }
      print(terminal, `${countDeliveries(kinds)} back in the queue.\n`)
      const { mailHost, webhooks } = await readChannels()
      if (mailHost === null && kinds.some((kind) => kind !== 'webhook')) {
        remark(terminal, 'Mail is not configured here; it waits until SMTP_URL is set.')
      }
      if (webhooks.length === 0 && kinds.includes('webhook')) {
        remark(terminal, 'Webhooks are not configured here; they wait until WEBHOOKS is set.')
      }
    }
  },
}
