import { countConfirmed } from '../../core/subscribers/selectSubscribers.ts'
import { parseEmail } from '../arguments.ts'
import type { Command } from '../Command.ts'
import { confirm } from '../confirm.ts'
import { print } from '../terminal.ts'
import { pluralise } from '../text.ts'

export const sendArticle: Command = {
  name: 'send',
  summary: 'mail an article to the confirmed subscribers, a trial to yourself first',
  operands: 'ARTICLE',
  operandCount: [1, 1],
  options: {
    test: { value: 'EMAIL', help: 'sends it to this address only' },
    yes: { help: 'do not ask; for scripts' },
  },
  notes: [
    'ARTICLE is its address on the built site, as /gdpr-compliance. Nobody gets an article twice: sent again, it goes to those who have confirmed since.',
    'The receiver sends it, so many a minute as SUBSCRIBER_MAILS_PER_MINUTE says; who leaves meanwhile gets none.',
  ],
  examples: ['send /gdpr-compliance --test me@example.com', 'send /gdpr-compliance'],
  prepare({ operands: [address = ''], values, switches }, terminal) {
    const given = values.get('test')
    const trial = given === undefined ? undefined : parseEmail('--test', given)
    return async ({ database, project }) => {
      // What makes and sends mail takes longer to load than most commands to run.
      const articles = await import('../../core/subscribers/sendArticle.ts')
      const options = articles.requireMail(await project.readOptions())
      const mailing = await articles.readMailing(address, options)
      if (trial !== undefined) {
        const { now } = terminal
        const sentence = await articles.sendTrial(database, options, mailing, trial, now)
        return print(terminal, `${sentence}\n`)
      }
      const subscribers = await countConfirmed(database)
      print(terminal, `“${mailing.title}” for ${pluralise(subscribers, 'confirmed subscriber')}.\n`)
      if (subscribers === 0) return
      const isSure = switches.has('yes')
      if (!(await confirm(terminal, isSure, 'send', 'Nothing was sent'))) {
        return print(terminal, 'Nothing was sent.\n')
      }
      const sentence = await articles.sendToSubscribers(database, options, mailing, terminal.now)
      print(terminal, `${sentence}\n`)
    }
  },
}
