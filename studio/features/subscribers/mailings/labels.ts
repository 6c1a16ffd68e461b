import { nearest } from '../../../../content-model/nearest.ts'
import type { MailingFault } from '../../../../core/subscribers/MailingError.ts'
import type { QueuedMailing } from '../../../../core/subscribers/sendArticle.ts'
import { pluralise } from '../../../../server/text.ts'

/** All text of the pages that mail an article. */
export const labels = {
  heading: 'Send an article',
  help: 'The newest articles that visitors see, as the feed has them.',
  none: 'The site has no article yet.',
  article: 'Article',
  address: 'Address',
  firstSent: 'First sent',
  all: 'All articles',

  progress: 'How far it has come',
  counts: {
    sent: 'Sent',
    waiting: 'Waiting',
    retried: 'Not taken yet, tried again',
    dead: 'Given up',
    refused: 'Address refused for good since',
  },
  since: 'First sent',
  retryAll: 'Send again what was given up',
  watch: 'Watch it go on',
  progressOf: (title: string) => `How far “${title}” has come`,
  underWay: 'Mails are on their way.',
  complete: 'No mail is on its way any more.',
  back: 'The mail, and the way to send it',

  mail: 'The mail',
  subject: 'Subject',
  from: 'From',
  unsentSubscribers: 'Confirmed subscribers who have not been sent it',
  frame: 'The mail as mail programs show it',
  text: 'As plain text',

  test: 'A test first',
  testAddress: 'Address',
  sendTest: 'Send the test mail',
  tested: (address: string, title: string) => `Sent to ${address}: “${title}”.`,

  send: 'Send it',
  ask: (subscribers: string) => `This cannot be undone. Type yes to send it to ${subscribers}.`,
  sendAll: (subscribers: string) => `Send to ${subscribers}`,
  nobody: 'No subscriber has confirmed yet, so there is nobody to send it to.',
  everybody: 'It was sent to every confirmed subscriber. Nobody gets an article twice.',
  receiver: 'The receiver sends it and must be running; it begins within a minute.',

  queued: ({ queued, before, minutes }: QueuedMailing) =>
    [
      `The receiver sends it to ${pluralise(queued, 'subscriber')}`,
      queued > 0 && `, within ${pluralise(minutes, 'minute')} or so`,
      '.',
      before > 0 && ` ${pluralise(before, 'subscriber')} had it noted down before.`,
    ]
      .filter(Boolean)
      .join(''),

  actions: { tested: 'sent a test mail', sent: 'sent an article' },
  errors: { notSure: 'Nothing was sent: you have not typed yes.' },

  fault: (fault: MailingFault): string => {
    switch (fault.kind) {
      case 'no-mail':
        return 'Nothing was sent: mail is not set up here. Ask whoever runs the studio.'
      case 'no-subscriber':
        return `No subscriber has the address "${fault.email}". Nothing was changed.`
      case 'no-site':
        return 'Nothing was sent: articles are read from the built site, and this studio has none. Ask whoever runs it.'
      case 'no-feed':
        return 'Nothing was sent: the published site has no feed that can be read. Publish it first.'
      case 'no-article': {
        const near = nearest(fault.path, fault.paths)
        const suggestion = near === undefined ? '' : ` Did you mean ${near}?`
        return `The site has no article at ${fault.path}.${suggestion} It has ${fault.paths.join(', ')}.`
      }
      case 'trial-refused':
        return `The test mail was not sent: ${fault.reason}.`
    }
  },
}
