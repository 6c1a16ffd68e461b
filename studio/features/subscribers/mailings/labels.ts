import { nearest } from '../../../../content-model/nearest.ts'
import type { MailingFault } from '../../../../core/subscribers/MailingError.ts'
import type { QueuedMailing } from '../../../../core/subscribers/sendArticle.ts'
import { pluralise } from '../../../../server/text.ts'

/** All text of the pages that mail an article. */
export const labels = {
  heading: 'Send an article',
  help: 'The newest published articles, as listed in the feed.',
  none: 'The site has no article yet.',
  article: 'Article',
  address: 'Address',
  firstSent: 'First sent',
  all: 'All articles',

  progress: 'Progress',
  counts: {
    sent: 'Sent',
    waiting: 'Waiting',
    retried: 'Not accepted yet, retrying',
    dead: 'Given up',
    refused: 'Bounced since',
  },
  since: 'First sent',
  retryAll: 'Retry mail that was given up',
  watch: 'Follow the progress',
  progressOf: (title: string) => `Progress of “${title}”`,
  underWay: 'Mail is on its way.',
  complete: 'No more mail is on its way.',
  back: 'Back to the mail',

  mail: 'The mail',
  subject: 'Subject',
  from: 'From',
  unsentSubscribers: 'Confirmed subscribers who have not been sent it',
  frame: 'The mail as mail programs show it',
  text: 'As plain text',

  test: 'Send a test first',
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
      before > 0 && ` It was already queued for ${pluralise(before, 'subscriber')}.`,
    ]
      .filter(Boolean)
      .join(''),

  actions: { tested: 'sent a test mail', sent: 'sent an article' },
  errors: { notSure: 'Nothing was sent: you have not typed yes.' },

  fault: (fault: MailingFault): string => {
    switch (fault.kind) {
      case 'no-mail':
        return 'Nothing was sent: mail is not set up here. Ask the person who runs the studio.'
      case 'no-subscriber':
        return `No subscriber has the address "${fault.email}". Nothing was changed.`
      case 'no-site':
        return 'Nothing was sent: articles are read from the built site, and this studio has none. Ask the person who runs it.'
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
