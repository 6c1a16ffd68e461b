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
      leads: 'No message waits for an answer.',
      signUps: 'No sign-ups.',
      done: 'Nothing was marked done yet.',
      spam: 'No spam.',
    } satisfies Record<Folder, string>,
    noneMatches: 'No message matches.',
    messages: 'Messages',
    choose: (name: string) => `Choose the message of ${name}`,
    chooseAll: 'Choose all here',
    chooseNone: 'Choose none',
    mark: { read: 'Read', done: 'Done', spam: 'Spam', new: 'Unread' },
    markChosen: 'Mark those you have chosen',
    person: 'Person',
    assign: 'Assign',
    due: (day: string) => `due ${day}`,
    isNew: 'New',
    reply: { waiting: 'Reply waits', dead: 'Reply came back' },
    why: (reasons: string) => `Why: ${reasons}`,
    more: 'Export, log, erase, backups',
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
    back: (folder: string) => `← ${folder}`,
    newer: 'Previous',
    older: 'Next',
    beside: 'Messages beside this one',
    noSubject: 'No subject',
    noText: 'It has no text.',
    signedUp: 'Signed up for the newsletter.',
    fields: 'What else was entered',
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
      assigned: 'Cared for by',
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
    cameBack: (reason: string) => `Came back: ${reason}`,
    sort: 'Sort',
    status: 'State',
    assign: 'Person',
    due: 'Due on',
    save: 'Save',
    note: 'Note, for yourselves',
    markDone: 'Done',
    notSpam: 'Not spam',
    retry: 'Send again what was given up',
    approve: 'Show the reply below its article',
    approveHelp: (article: string) =>
      `It goes to the comments of ${article}. Visitors see it once you publish.`,
    erase: 'Erase this person',
  },

  reply: {
    heading: 'Reply',
    to: (email: string) => `To ${email}`,
    subject: 'Subject',
    text: 'Reply',
    templates: 'Begin with',
    quote: 'The visitor’s words are quoted below it',
    send: 'Send',
    noMail:
      'Mail is not set up here, so your own mail program opens. Mark the message replied afterwards.',
    faulty:
      'The content has faults, so the words around a reply cannot be read, and your own mail program opens. The editor names the faults.',
    write: (email: string) => `Write to ${email}`,
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
    back: '← Inbox',
    none: 'Nothing was read, exported or erased.',
    when: 'When',
    who: 'Who',
    what: 'What',
    approved: 'let a reply stand',
    actions: {
      shown: 'read',
      changed: 'changed',
      replied: 'answered',
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
    marked: (count: number, status: SubmissionStatus, change: MarkChange): string =>
      `${pluralise(count, 'message')} marked ${labels.statuses[status].toLowerCase()}.${describeChange(change)}`,
    retried: (kinds: readonly DeliveryKind[]) =>
      kinds.length > 0
        ? `${countDeliveries(kinds)} back in the queue.`
        : 'Nothing was given up there; nothing to send again.',
    mailWaits: 'Mail is not set up here: it waits until it is.',
    webhooksWait: 'No webhooks are set up here: they wait until there are some.',
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
        note !== undefined && 'Noted.',
      ]
        .filter(Boolean)
        .join(' ') || 'Nothing was changed.',
    assignedAll: (count: number, person: string | null) =>
      `${pluralise(count, 'message')}: ${labels.done.assigned(person)}`,
    replied: (email: string) => `Your reply to ${email} goes out within a minute.`,
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
    blankReply: 'The reply is blank, or its subject.',
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
    `${pluralise(recentContent, 'mark')} that would recognise a repeated message`,
    subscribers > 0 && `${pluralise(subscribers, 'subscriber')} of the newsletter`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
