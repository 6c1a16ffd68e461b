import { retryGivenUp } from '../core/outbox/retry.ts'
import { checkShortId, findByShortId } from '../core/submissions/shortIds.ts'
import { countDeliveries } from '../server/text.ts'
import { type Command, UsageError } from './Command.ts'
import { print, remark } from './terminal.ts'

export const retryDeliveries: Command = {
  name: 'retry',
  summary: 'send mail and webhooks again that were given up',
  operands: 'ID… | --all',
  operandCount: [0, Number.POSITIVE_INFINITY],
  options: { all: { help: 'all of them' } },
  notes: [
    'list --mail dead and list --webhook dead show what was given up, show says why.',
    'The receiver sends it when it runs. What still waits is tried again by itself; show says when.',
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
        return print(terminal, 'Nothing was given up there; nothing to send again.\n')
      }
      print(terminal, `${countDeliveries(kinds)} back in the queue.\n`)
      const { mailHost, webhooks } = await readChannels()
      if (mailHost === null && kinds.some((kind) => kind !== 'webhook')) {
        remark(terminal, 'Mail is not configured here: it waits until SMTP_URL is set.')
      }
      if (webhooks.length === 0 && kinds.includes('webhook')) {
        remark(terminal, 'No webhooks are configured here: they wait until WEBHOOKS is set.')
      }
    }
  },
}
