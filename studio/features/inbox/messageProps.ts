import { ContentError } from '../../../content-model/validation.ts'
import { fillReply, quoteOf } from '../../../core/mail/reply.ts'
import {
  describeSignal,
  readSignals,
  SPAM_POINTS,
  SPAM_SIGNALS,
  spamPoints,
} from '../../../core/spam/signals.ts'
import { describeCampaign, languageName } from '../../../core/submissions/describeSubmission.ts'
import type { Reply } from '../../../core/submissions/replies.ts'
import {
  type FoundSubmission,
  type Progress,
  readExtraFields,
  selectPage,
} from '../../../core/submissions/selectSubmissions.ts'
import type { ShownMessage } from '../../../core/submissions/shownMessage.ts'
import { SUBMISSION_STATUSES } from '../../../core/submissions/tables.ts'
import { visibleLine, visibleLines } from '../../../server/text.ts'
import { findSignature } from '../../access/people.ts'
import type { Studio } from '../../context/Studio.ts'
import { hasRole, LOCAL_OWNER, type Person } from '../../kit/person.ts'
import type { Query } from '../../kit/query.ts'
import { plainTime } from '../../kit/times.ts'
import { folderOf, inboxAddress, readListing } from './folders.ts'
import { labels } from './labels.ts'
import { namesOfPeople } from './listProps.ts'
import type { MessagePageProps, ReplyProps, ThreadItem } from './MessagePage.tsx'
import { repliedArticle } from './replies.ts'

/** Possible names of the form field for the company. */
const COMPANY = /^(?:company|organi[sz]ation|firm|business)(?:[ _-]?name)?$/i

/** How a message is shown: within which list, to whom, and with which unsent reply. */
export type MessageView = {
  query: Query
  person: Person
  /** An unsent reply; undefined for none. */
  typed?: { subject: string; text: string }
}

/** Addresses of the adjacent messages within the filters of the query. */
export async function besides(
  { database }: Pick<Studio, 'database'>,
  { id, received_at }: Pick<FoundSubmission, 'id' | 'received_at'>,
  query: Query,
): Promise<{ newer: string | null; older: string | null }> {
  const filters = readListing(query)
  const edge = { id, received_at }
  const [newer] = await selectPage(database, filters, 1, edge, 'newer')
  const [older] = await selectPage(database, filters, 1, edge, 'older')
  const hrefOf = (beside: FoundSubmission | undefined) =>
    beside ? inboxAddress(`/inbox/${beside.id}`, query) : null
  return { newer: hrefOf(newer), older: hrefOf(older) }
}

export async function messageProps(
  studio: Studio,
  shown: ShownMessage,
  { query, person, typed }: MessageView,
): Promise<MessagePageProps> {
  const { message, mail, answers, webhooks, log } = shown
  const { id, name, email, subject, comments, status, phone } = message
  const deliveries = [...(mail ? [mail] : []), ...answers, ...shown.replies, ...webhooks]
  const path = `/inbox/${id}`
  const extraFields = readExtraFields(message)
  const isCompany = ([field]: [string, string]) => COMPANY.test(field.trim())
  const company = extraFields.find(isCompany)?.[1]
  const options = await readSoundOptions(studio)
  return {
    ...(await besides(studio, message, query)),
    done: studio.flash.read(query.get('done')),
    back: {
      href: inboxAddress('/inbox', query),
      label: labels.message.back(labels.folders[folderOf(query)]),
    },
    sender: visibleLine(name ?? email),
    company: company === undefined ? null : visibleLine(company),
    email,
    phone: phone && visibleLine(phone),
    subject: visibleLine(subject ?? ''),
    received: message.received_at,
    text: comments && visibleLines(comments),
    isSignUp: message.form === 'newsletter',
    otherFields: extraFields
      .filter((field) => !isCompany(field))
      .map(([field, value]) => [visibleLine(field), visibleLines(value)]),
    thread: threadOf(shown),
    details: detailsOf(shown),
    log: log.map(({ accessed_at, person: reader, action }) => ({
      moment: accessed_at,
      words: `${labels.message.logLine[action]} ${visibleLine(reader)}`,
    })),
    statuses: SUBMISSION_STATUSES.map((value) => ({ value, label: labels.statuses[value] })),
    status,
    whySpam: visibleLine(describeSpam(message) ?? ''),
    assignedTo: message.assigned_to ?? '',
    people: await namesOfPeople(studio),
    dueOn: message.due_on ?? '',
    changeAction: inboxAddress(`${path}/change`, query),
    retryAction: deliveries.some(({ state }) => state === 'dead')
      ? inboxAddress(`${path}/retry`, query)
      : null,
    approval: await approvalOf(
      message,
      studio.contentDirectory,
      inboxAddress(`${path}/approve`, query),
    ),
    eraseHref: hasRole(person, 'owner') ? `/inbox/erase?${new URLSearchParams({ email })}` : null,
    reply: await replyProps(studio, message, options, { query, person, typed }),
  }
}

type Options = Awaited<ReturnType<Studio['readOptions']>>

/** The options, with settings and texts of replies; undefined while the content has errors, which the editor shows. */
async function readSoundOptions({ readOptions }: Studio): Promise<Options | undefined> {
  return readOptions().catch((error: unknown) => {
    if (error instanceof ContentError) return undefined
    throw error
  })
}

async function replyProps(
  { access }: Studio,
  message: FoundSubmission,
  options: Options | undefined,
  { query, person, typed }: MessageView,
): Promise<ReplyProps> {
  const { id, email, subject } = message
  const agency = options?.pageBrand.name ?? ''
  const isNamed = person.id !== LOCAL_OWNER.id
  const own = isNamed ? await findSignature(access, person.id) : ''
  const signature = own || [isNamed && person.name, agency].filter(Boolean).join('\n')
  const { replies } = options ?? {}
  const first = {
    subject: replies
      ? fillReply(subject === null ? replies.subject_unnamed : replies.subject, message, replies)
      : visibleLine(subject ?? ''),
    text: `\n\n${signature}`,
  }
  const quote = options ? quoteOf(message, options) : ''
  if (!options?.mail) {
    const body = `${first.text}\n\n${quote.slice(0, MAX_MAILTO_QUOTE)}`
    const fields = { subject: first.subject, body: body.replaceAll('\n', '\r\n') }
    const values = Object.entries(fields).map(
      ([key, value]) => `${key}=${encodeURIComponent(value)}`,
    )
    return {
      kind: 'link',
      href: `mailto:${encodeURIComponent(email).replace('%40', '@')}?${values.join('&')}`,
      why: options ? labels.reply.noMail : labels.reply.faulty,
    }
  }
  return {
    kind: 'form',
    action: inboxAddress(`/inbox/${id}/reply`, query),
    ...(typed ?? first),
    templates: options.replies.templates.map(({ name }) => name),
    quote: visibleLines(quote),
  }
}

/** Mail programs do not accept longer addresses. */
const MAX_MAILTO_QUOTE = 1_200

/** Replies and notes, oldest first. */
function threadOf({ replies, notes }: ShownMessage): ThreadItem[] {
  const items: ThreadItem[] = [
    ...replies.map((reply) => ({
      id: reply.id,
      kind: 'reply' as const,
      by: labels.message.replyBy(visibleLine(reply.author)),
      written: reply.created_at,
      words: visibleLines(reply.text),
      state: reply.state,
      stateWords: describeReply(reply),
    })),
    ...notes.map(({ id, author, written_at, note }) => ({
      id,
      kind: 'note' as const,
      by: labels.message.noteBy(visibleLine(author)),
      written: written_at,
      words: visibleLines(note),
    })),
  ]
  return items.toSorted((one, other) => (one.written < other.written ? -1 : 1))
}

function describeReply({ state, attempts, last_error, sent_at }: Reply): string {
  const { sent, cameBack, tried, lastFailure } = labels.message
  if (state === 'sent') return sent(plainTime(sent_at ?? ''))
  if (state === 'dead') return cameBack(last_error ?? '')
  if (attempts === 0) return labels.deliveries.waiting
  return `${tried(labels.deliveries.waiting, attempts)}${lastFailure(last_error ?? '')}`
}

/** Metadata of a message. */
function detailsOf({ message, mail, answers, webhooks }: ShownMessage): [string, string][] {
  const { known } = labels.message
  const details: [label: string, value: string | null][] = [
    [known.form, labels.forms[message.form]],
    [known.target, message.target],
    [known.page, message.page],
    [known.language, languageName(message.language, 'en-GB')],
    [known.referrer, message.referrer],
    [known.campaign, describeCampaign(message)],
    [known.spam, describeSpam(message)],
    [known.mail, mail ? describeProgress(mail) : labels.message.noMail],
    ...answers.map((answer): [string, string] => [known.answer, describeProgress(answer)]),
    ...webhooks.map((webhook): [string, string] => [
      known.webhook,
      `${webhook.recipient}: ${describeProgress(webhook)}`,
    ]),
    [known.id, message.id],
  ]
  return details.flatMap(([label, value]) => (value === null ? [] : [[label, visibleLine(value)]]))
}

/** Signs of spam at arrival, each with its points; null if there were none. */
function describeSpam({ spam_signals }: FoundSubmission): string | null {
  const signals = readSignals(spam_signals)
  if (signals.length === 0) return null
  const reasons = signals.map(
    (signal) => `${describeSignal(signal)} (${SPAM_SIGNALS[signal[0]].points})`,
  )
  return labels.message.spam(spamPoints(signals), SPAM_POINTS, reasons.join('; '))
}

function describeProgress(progress: Progress): string {
  const { state, attempts, next_attempt_at, last_error, sent_at } = progress
  const { sent, tried, next, lastFailure } = labels.message
  if (state === 'sent') return sent(plainTime(sent_at ?? ''))
  const parts = [
    tried(labels.deliveries[state], attempts),
    state === 'waiting' && next(plainTime(next_attempt_at)),
    last_error && lastFailure(last_error),
  ]
  return parts.filter(Boolean).join('')
}

/** The article to which a message replies; null if there is none, or while the content has errors. */
async function approvalOf(
  { form, subject }: FoundSubmission,
  contentDirectory: string,
  action: string,
): Promise<MessagePageProps['approval']> {
  if (form !== 'contact' || subject === null) return null
  const article = await repliedArticle({ subject }, contentDirectory).catch((error: unknown) => {
    if (error instanceof ContentError) return undefined
    throw error
  })
  return article === undefined ? null : { article, action }
}
