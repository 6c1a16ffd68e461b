import type { UnsentMail } from '../../../core/subscribers/selectSubscribers.ts'
import type { SubscriberState } from '../../../core/subscribers/tables.ts'
import { pluralise } from '../../../server/text.ts'

/** All text of the subscribers page. */
export const labels = {
  heading: 'Subscribers',
  views: 'Subscribers by state',
  states: {
    pending: 'Not confirmed',
    confirmed: 'Confirmed',
    left: 'Unsubscribed',
    bounced: 'Bounced',
  } satisfies Record<SubscriberState, string>,
  all: 'All',
  search: 'Part of the address',
  none: 'No subscribers yet.',
  noneMatches: 'No subscriber matches.',
  address: 'Address',
  state: 'State',
  signedUp: 'Signed up',
  since: 'Since',
  erase: 'Erase',
  eraseOf: (email: string) => `Erase ${email}`,
  exportConfirmed: 'Export confirmed subscribers',
  exportState: (state: string) => `Export: ${state.toLowerCase()}`,
  csv: 'CSV',
  json: 'JSON',
  send: 'Send an article',
  ask: 'Send missing confirmation requests',
  asked: (count: number) =>
    count === 0
      ? 'All subscribers have been asked already.'
      : `${pluralise(count, 'subscriber')} will be asked.`,
  noMail:
    'Mail is not set up here, so nobody is asked for confirmation. Once it is, you can ask them here.',
  unsent: ({ waiting, dead, lastError }: UnsentMail) =>
    [
      `Mail to subscribers: ${waiting.toLocaleString('en-GB')} waiting, ${dead.toLocaleString('en-GB')} given up.`,
      lastError !== null && `Last failure: ${lastError.replace(/\.$/, '')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  retry: 'Retry mail that was given up',
  bounced: {
    heading: 'Bounced mail',
    help: 'Your mailbox may receive notices that mail to a subscriber could not be delivered. Enter the address here, and no more mail is sent there.',
    address: 'Address that bounced',
    button: 'Stop sending to it',
    done: (email: string) => `No more mail is sent to ${email}.`,
  },
}
