import type { Command } from '../Command.ts'
import { UsageError } from '../InboxError.ts'
import { checkShortId, findByShortId } from '../queries/findByShortId.ts'
import { requeueMail } from '../queries/requeueMail.ts'
import { countWords } from '../terminal/countWords.ts'
import { print, remark } from '../terminal/print.ts'

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
    return async ({ database, readMailHost }) => {
      const ids: string[] = []
      for (const shortId of shortIds) ids.push(await findByShortId(database, shortId))
      const count = await requeueMail(database, isAll ? null : ids, terminal.now)
      if (count === 0) {
        print(terminal, 'No mail was given up there; nothing to send again.\n')
        return
      }
      print(terminal, `${countWords(count, 'mail')} back in the queue.\n`)
      if ((await readMailHost()) === null) {
        remark(terminal, 'Mail is not configured here: it waits until SMTP_URL is set.')
      }
    }
  },
}
