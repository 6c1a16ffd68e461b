import type { Erased } from '../../../core/erasure/erasure.ts'
import type { DeliveryKind, DeliveryState } from '../../../core/outbox/tables.ts'
import type { MarkChange, MessageChanges } from '../../../core/submissions/marking.ts'
import type { AccessAction, FormName, SubmissionStatus } from '../../../core/submissions/tables.ts'
import { countDeliveries, pluralise } from '../../../server/text.ts'
import { labels as contextLabels } from '../../context/labels.ts'

/** The folders of the inbox. */
export type Folder = 'leads' | 'signUps' | 'done' | 'spam'

/** All text of the inbox's pages. */
export const labels = {
  statuses: {
    new: 'New',
    read: 'Read',
    replied: 'Replied',
    done: 'Done',
    spam: 'Spam',
  } satisfies Record<SubmissionStatus, string>,
  forms: { newsletter: 'Newsletter', contact: 'Contact' } satisfies Record<FormName, string>,
  deliveries: { waiting: 'Waiting', sent: 'Sent', dead: 'Given up' } satisfies Record<
    DeliveryState,
    string
  >,
  folders: { leads: 'Leads', signUps: 'Sign-ups', done: 'Done', spam: 'Spam' } satisfies Record<
    Folder,
    string
  >,

  list: {
    heading: 'Inbox',
    views: 'Folders',
    none: {
      leads: 'No messages are waiting for an answer.',
      signUps: 'No sign-ups.',
      done: 'Nothing has been marked as done yet.',
      spam: 'No spam.',
    } satisfies Record<Folder, string>,
    noneMatches: 'No message matches.',
    messages: 'Messages',
    choose: (name: string) => `Select the message from ${name}`,
    chooseAll: 'Select all on this page',
    chooseNone: 'Select none',
    mark: { read: 'Read', done: 'Done', spam: 'Spam', new: 'Unread' },
    markChosen: 'Mark selected messages',
    person: 'Person',
    assign: 'Assign',
    due: (day: string) => `due ${day}`,
    isNew: 'New',
    reply: { waiting: 'Reply waiting', dead: 'Reply not delivered' },
    why: (reasons: string) => `Why: ${reasons}`,
    more: 'Export, log, erase, backups',
    export: 'Export these',
    csv: 'CSV',
    json: 'JSON',
    exportHelp: 'The access log records you with each exported message.',
    retryAll: 'Retry deliveries that were given up',
    log: 'Access log',
    eraseOld: 'Erase old messages',
    backups: 'Backups',
  },

  filters: {
    ...contextLabels.values,
    any: 'Any',
  },

  message: {
    back: (folder: string) => `← ${folder}`,
    newer: 'Previous',
    older: 'Next',
    beside: 'Neighbouring messages',
    noSubject: 'No subject',
    noText: 'It contains no text.',
    signedUp: 'Signed up for the newsletter.',
    fields: 'Other fields',
    thread: 'Replies and notes',
    noteBy: (author: string) => `Note by ${author}`,
    replyBy: (author: string) => `Reply by ${author}`,
    details: 'Details',
    log: 'Log',
    logLine: {
      shown: 'read by',
      changed: 'changed by',
      replied: 'answered by',
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
      assigned: 'Assigned to',
      due: 'Due on',
      mail: 'Mail to you',
      answer: 'Automatic answer',
      webhook: 'Webhook',
      name: 'Name',
      email: 'Address',
      phone: 'Phone',
      subject: 'Subject',
      page: 'Page',
      language: 'Language',
      referrer: 'Referrer',
      campaign: 'Campaign',
    },
    spam: (points: number, limit: number, reasons: string) =>
      `${points} points (spam from ${limit}): ${reasons}`,
    noMail: 'None',
    sent: (time: string) => `Sent ${time}`,
    tried: (state: string, attempts: number) => `${state} after ${pluralise(attempts, 'attempt')}`,
    next: (time: string) => `, next at ${time}`,
    lastFailure: (reason: string) => `. Last failure: ${reason}`,
    cameBack: (reason: string) => `Came back: ${reason}`,
    sort: 'Organise',
    status: 'State',
    assign: 'Person',
    due: 'Due on',
    save: 'Save',
    note: 'Internal note',
    markDone: 'Done',
    notSpam: 'Not spam',
    retry: 'Retry deliveries that were given up',
    approve: 'Show the reply below its article',
    approveHelp: (article: string) =>
      `It is added to the comments on ${article}. Visitors see it once you publish.`,
    erase: 'Erase this person',
  },

  reply: {
    heading: 'Reply',
    to: (email: string) => `To ${email}`,
    subject: 'Subject',
    text: 'Reply',
    templates: 'Start with',
    quote: 'The visitor’s message is quoted below it',
    send: 'Send',
    noMail:
      'Mail is not set up here, so your own mail program opens. Mark the message as replied afterwards.',
    faulty:
      'The content has errors, so the texts for replies cannot be read, and your own mail program opens. The editor lists the errors.',
    write: (email: string) => `Write to ${email}`,
  },

  erase: {
    person: (email: string) => `Erase all data of ${email}`,
    older: (age: string) =>
      `Erase everything received ${age.replace(/d$/, '')} days ago or earlier`,
    formOnly: (form: string) => `form: ${form}`,
    statusOnly: (status: string) => `state: ${status}`,
    ask: 'This cannot be undone. Type yes to erase.',
    button: 'Erase for good',
    keep: 'Keep everything',
    none: 'No message matches; nothing to erase.',
    found: (rows: Erased) => `To be erased: ${describeErased(rows)}`,
    mentions: (count: number) =>
      `This address also occurs in ${pluralise(count, 'message')} from other people, not erased here. Read and decide about each:`,
    more: (count: number) => `and ${count.toLocaleString('en-GB')} more.`,
    copies: 'Copies in your mailbox, in exports and in backups are not erased.',
    choose: 'Erase old messages',
    age: 'Older than, in days',
    look: 'Show what would be erased',
  },

  log: {
    heading: 'Access log',
    back: '← Inbox',
    none: 'Nothing was read, exported or erased.',
    when: 'When',
    who: 'Who',
    what: 'What',
    approved: 'approved a reply in',
    actions: {
      shown: 'read',
      changed: 'changed',
      replied: 'answered',
      exported: 'exported',
      erased: 'erased',
    } satisfies Record<AccessAction, string>,
    id: 'Id of a message or subscriber, or the end of the id; also of erased ones',
    show: 'Show',
    each: 'One line per message and subscriber',
    all: 'The whole log',
    kept: 'The log keeps your names and the ids of messages and subscribers for two years, but never a visitor’s words.',
  },

  done: {
    marked: (count: number, status: SubmissionStatus, change: MarkChange): string =>
      `${pluralise(count, 'message')} marked ${labels.statuses[status].toLowerCase()}.${describeChange(change)}`,
    retried: (kinds: readonly DeliveryKind[]) =>
      kinds.length > 0
        ? `${countDeliveries(kinds)} back in the queue.`
        : 'Nothing was given up, so there is nothing to retry.',
    mailWaits: 'Mail is not set up here: deliveries wait until it is.',
    webhooksWait: 'No webhooks are set up here: deliveries wait until one is.',
    erased: (rows: Erased) => `Erased: ${describeErased(rows)}`,
    changed: (
      sender: string,
      { status, assignedTo, dueOn, note }: MessageChanges,
      change: MarkChange,
    ): string =>
      [
        status && `${sender}: ${labels.statuses[status].toLowerCase()}.${describeChange(change)}`,
        assignedTo !== undefined && labels.done.assigned(assignedTo),
        dueOn !== undefined && labels.done.due(dueOn),
        note !== undefined && 'Note added.',
      ]
        .filter(Boolean)
        .join(' ') || 'Nothing was changed.',
    assignedAll: (count: number, person: string | null) =>
      `${pluralise(count, 'message')} assigned to ${person ?? 'nobody'}.`,
    replied: (email: string) => `Your reply to ${email} goes out within a minute.`,
    assigned: (person: string | null) =>
      person === null ? 'Assigned to nobody.' : `Assigned to ${person}.`,
    due: (day: string | null) => (day === null ? 'No due date.' : `Due on ${day}.`),
    approved: (name: string, id: number, article: string) =>
      `${name}’s reply is now comment ${id} on ${article}. Publish the site to show it.`,
  },

  errors: {
    noneChosen: 'No message is selected.',
    noReply: 'This message is not a reply to a published article, or has no name or no text.',
    replyStands: (id: number) => `This reply has already been added, as comment ${id}.`,
    notSure: 'Nothing was erased: you have not typed yes.',
    blankReply: 'The reply or its subject is blank.',
    longReply: (length: number, maximum: number) =>
      `The reply has ${length.toLocaleString('en-GB')} characters. Use ${maximum.toLocaleString('en-GB')} at most.`,
    noMail: 'Mail is not set up here, so nothing was sent.',
    longNote: (length: number, maximum: number) =>
      `The note has ${length.toLocaleString('en-GB')} characters. Use ${maximum.toLocaleString('en-GB')} at most.`,
  },
}

function describeChange({ queued, withdrawn }: MarkChange): string {
  const sent = queued.length > 0 ? ` ${countDeliveries(queued)} will be sent.` : ''
  return withdrawn.length > 0 ? `${sent} ${countDeliveries(withdrawn)} will not be sent.` : sent
}

function describeErased(rows: Erased): string {
  const { submissions, notes, deliveries, recentContent, subscribers } = rows
  const parts = [
    pluralise(submissions, 'message'),
    pluralise(notes, 'note'),
    `${pluralise(deliveries, 'delivery', 'deliveries')} in the outbox`,
    `${pluralise(recentContent, 'mark')} for recognising repeated messages`,
    subscribers > 0 && `${pluralise(subscribers, 'subscriber')} of the newsletter`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
