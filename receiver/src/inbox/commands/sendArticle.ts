import { emailSchema } from '../../../../forms/formSchemas.ts'
import { queueMailing } from '../../readers/mailings.ts'
import { type Command, InboxError, UsageError } from '../Command.ts'
import { confirm } from '../confirm.ts'
import { countByState } from '../readers.ts'
import { print } from '../terminal.ts'
import { pluralise } from '../text.ts'

export const sendArticle: Command = {
  name: 'send',
  summary: 'mail an article to the confirmed readers, a trial to yourself first',
  operands: 'ARTICLE',
  operandCount: [1, 1],
  options: {
    test: { value: 'EMAIL', help: 'sends it to this address only' },
    yes: { help: 'do not ask; for scripts' },
  },
  notes: [
    'ARTICLE is its address on the built site, as /gdpr-compliance. Nobody gets an article twice: sent again, it goes to those who have confirmed since.',
    'The receiver sends it, so many a minute as READER_MAILS_PER_MINUTE says; who leaves meanwhile gets none.',
  ],
  examples: ['send /gdpr-compliance --test me@example.com', 'send /gdpr-compliance'],
  prepare({ operands: [address = ''], values, switches }, terminal) {
    const trial = values.get('test')
    if (trial !== undefined && !emailSchema.safeParse(trial).success) {
      throw new UsageError(`--test is "${trial}". Use an email address, such as me@example.com.`)
    }
    return async ({ database, project }) => {
      const options = await project.readOptions()
      const { mail } = options
      if (mail === null) {
        throw new InboxError('Nothing was sent: mail is not configured here. Set SMTP_URL.')
      }
      // What makes and sends mail takes longer to load than most commands to run.
      const { readMailing, sendTrial } = await import('../articles.ts')
      const mailing = await readMailing(address, options)
      const { title } = mailing
      if (trial !== undefined) {
        await sendTrial(database, { ...options, mail }, mailing, trial, terminal.now)
        return print(terminal, `Sent to ${trial}: “${title}”.\n`)
      }
      const readers = (await countByState(database, { state: 'confirmed' })).get('confirmed') ?? 0
      print(terminal, `“${title}” for ${pluralise(readers, 'confirmed reader')}.\n`)
      if (readers === 0) return
      const isSure = switches.has('yes')
      if (!(await confirm(terminal, isSure, 'send', 'Nothing was sent'))) {
        return print(terminal, 'Nothing was sent.\n')
      }
      const { hostname } = new URL(options.siteUrl)
      const queued = await queueMailing(database, mailing, hostname, terminal.now)
      const others = readers - queued
      const rest = others > 0 ? ` ${pluralise(others, 'reader')} had it noted down before.` : ''
      const minutes = Math.ceil(queued / options.readerMailsPerMinute)
      const time = queued > 0 ? `, within ${pluralise(minutes, 'minute')} or so` : ''
      print(terminal, `The receiver sends it to ${pluralise(queued, 'reader')}${time}.${rest}\n`)
    }
  },
}
