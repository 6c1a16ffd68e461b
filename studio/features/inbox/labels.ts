import type { Erased } from '../../../core/erasure/erasure.ts'
import type { DeliveryKind } from '../../../core/outbox/tables.ts'
import type { MarkChange } from '../../../core/submissions/marking.ts'
import type { AccessAction, FormName, SubmissionStatus } from '../../../core/submissions/tables.ts'
import { countDeliveries, pluralise } from '../../../server/text.ts'
import { labels as contextLabels } from '../../context/labels.ts'

/** Every word of the inbox's pages. */
export const labels = {
  statuses: {
    new: 'New',
    read: 'Read',
    replied: 'Replied',
    spam: 'Spam',
  } satisfies Record<SubmissionStatus, string>,
  forms: { newsletter: 'Newsletter', contact: 'Contact' } satisfies Record<FormName, string>,
  deliveries: { waiting: 'Waiting', sent: 'Sent', dead: 'Given up' },

  list: {
    heading: 'Inbox',
    views: 'Messages by state',
    all: 'All but spam',
    none: 'No messages yet.',
    noneMatches: 'No message matches.',
    messages: 'Messages',
    choose: (name: string) => `Choose the message of ${name}`,
    markChosen: 'Mark those you have chosen',
    mark: 'Mark',
    due: (day: string) => `due ${day}`,
    why: (reasons: string) => `Why: ${reasons}`,
    export: 'Export these',
    csv: 'CSV',
    json: 'JSON',
    exportHelp: 'The log names you with each message of an export.',
    retryAll: 'Send again what was given up',
    log: 'Who read what',
    eraseOld: 'Erase what is old',
    backups: 'Backups',
  },

  filters: {
    ...contextLabels.values,
    any: 'Any',
  },

  message: {
    back: 'Back to the inbox',
    text: 'Message',
    noText: 'It has no text.',
    otherFields: 'Other fields',
    details: 'Details',
    notes: 'Notes',
    log: 'Log',
    logLine: {
      shown: 'read by',
      exported: 'exported by',
      erased: 'erased by',
    } satisfies Record<AccessAction, string>,
    known: {
      id: 'Id',
      received: 'Received',
      form: 'Form',
      target: 'For',
      status: 'State',
      spam: 'Spam',
      assigned: 'Cared for by',
      due: 'Due on',
      mail: 'Mail to you',
      answer: 'Answer to the visitor',
      webhook: 'Webhook',
      name: 'Name',
      email: 'Address',
      phone: 'Phone',
      subject: 'Subject',
      page: 'Page',
      referrer: 'Led here by',
      campaign: 'Campaign',
    },
    spam: (points: number, limit: number, reasons: string) =>
      `${points} points, ${limit} are spam: ${reasons}`,
    noMail: 'None',
    sent: (time: string) => `Sent ${time}`,
    tried: (state: string, attempts: number) => `${state} after ${pluralise(attempts, 'attempt')}`,
    next: (time: string) => `, next at ${time}`,
    lastFailure: (reason: string) => `. Last failure: ${reason}`,
    write: (email: string) => `Write to ${email}`,
    actions: 'What to do',
    status: 'State',
    assign: 'Who cares for it',
    due: 'Due on',
    save: 'Save',
    note: 'A note, for yourselves',
    addNote: 'Add the note',
    retry: 'Send mail and webhooks again',
    approve: 'Show the reply below its article',
    approveHelp: (article: string) =>
      `It goes to the comments of ${article}. Visitors see it once you publish.`,
    erase: 'Erase this person',
  },

  erase: {
    person: (email: string) => `Erase everything of ${email}`,
    older: (age: string) => `Erase what was received ${age.replace(/d$/, '')} days ago or earlier`,
    formOnly: (form: string) => `of the form: ${form}`,
    statusOnly: (status: string) => `in the state: ${status}`,
    ask: 'This cannot be undone. Type yes to erase.',
    button: 'Erase for good',
    keep: 'Keep all',
    none: 'No message matches; nothing to erase.',
    found: (rows: Erased) => `To be erased: ${describeErased(rows)}`,
    mentions: (count: number) =>
      `${pluralise(count, 'message')} of other people hold this address, and stay. Read them, and decide about each:`,
    more: (count: number) => `and ${count.toLocaleString('en-GB')} more.`,
    copies: 'Mail that reached you, exports and backups are copies that this does not reach.',
    choose: 'Erase what is old',
    age: 'Older than, in days',
    look: 'Look what that is',
  },

  log: {
    heading: 'Who read what',
    none: 'Nothing was read, exported or erased.',
    when: 'When',
    who: 'Who',
    what: 'What',
    approved: 'let a reply stand',
    actions: {
      shown: 'read',
      exported: 'exported',
      erased: 'erased',
    } satisfies Record<AccessAction, string>,
    id: 'Id of a message or a subscriber, or its end; of erased ones too',
    show: 'Show',
    each: 'A line for each message and subscriber',
    all: 'The whole log',
    kept: 'The log holds your names and ids of messages and subscribers for two years, and never words of a visitor.',
  },

  done: {
    marked: (count: number, status: SubmissionStatus, { queued, withdrawn }: MarkChange): string =>
      [
        `${pluralise(count, 'message')} marked ${labels.statuses[status].toLowerCase()}.`,
        queued.length > 0 && `${countDeliveries(queued)} will be sent.`,
        withdrawn.length > 0 && `${countDeliveries(withdrawn)} will not be sent.`,
      ]
        .filter(Boolean)
        .join(' '),
    retried: (kinds: readonly DeliveryKind[]) =>
      kinds.length > 0
        ? `${countDeliveries(kinds)} back in the queue.`
        : 'Nothing was given up there; nothing to send again.',
    mailWaits: 'Mail is not configured here: it waits until SMTP_URL is set.',
    webhooksWait: 'No webhooks are configured here: they wait until WEBHOOKS is set.',
    erased: (rows: Erased) => `Erased: ${describeErased(rows)}`,
    noted: 'Noted.',
    assigned: (person: string | null) =>
      person === null ? 'Nobody cares for it.' : `${person} cares for it.`,
    due: (day: string | null) => (day === null ? 'Due on no day.' : `Due on ${day}.`),
    approved: (name: string, id: number, article: string) =>
      `${name}’s reply stands below ${article}, as number ${id} of the comments. Publish the site to show it.`,
  },

  errors: {
    noneChosen: 'You have chosen no message.',
    noReply:
      'This message is no reply to an article that is published, or has no name or no words.',
    replyStands: (id: number) => `This reply is among the comments already, as number ${id}.`,
    notSure: 'Nothing was erased: you have not typed yes.',
    blankNote: 'The note is blank.',
    longNote: (length: number, maximum: number) =>
      `The note has ${length.toLocaleString('en-GB')} characters. Use ${maximum.toLocaleString('en-GB')} at most.`,
    manyNotes: (maximum: number) => `This message has ${maximum} notes already: no more fit.`,
  },
}

function describeErased(rows: Erased): string {
  const { submissions, notes, deliveries, recentContent, subscribers } = rows
  const parts = [
    pluralise(submissions, 'message'),
    pluralise(notes, 'note'),
    `${pluralise(deliveries, 'delivery', 'deliveries')} in the outbox`,
    `${pluralise(recentContent, 'mark')} that would recognise a repeated message`,
    subscribers > 0 && `${pluralise(subscribers, 'subscriber')} of the newsletter`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
