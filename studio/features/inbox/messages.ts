import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { onStored } from '../../../core/core.ts'
import { oneLine } from '../../../core/lib/oneLine.ts'
import { fillReply } from '../../../core/mail/reply.ts'
import { retryGivenUp } from '../../../core/outbox/retry.ts'
import {
  type Accessor,
  MAX_PERSON_LENGTH,
  selectEntries,
  selectEvents,
} from '../../../core/submissions/accessLog.ts'
import { exportedMessages } from '../../../core/submissions/exportedMessages.ts'
import { EXPORT_FORMATS, formatRows } from '../../../core/submissions/exportFormats.ts'
import {
  changeMessages,
  type MessageChanges,
  markOpened,
} from '../../../core/submissions/marking.ts'
import { MAX_NOTE_LENGTH } from '../../../core/submissions/notes.ts'
import { MAX_REPLY_LENGTH, queueReply } from '../../../core/submissions/replies.ts'
import { selectById } from '../../../core/submissions/selectSubmissions.ts'
import { checkShortId, findByShortId } from '../../../core/submissions/shortIds.ts'
import { openMessage } from '../../../core/submissions/shownMessage.ts'
import { SUBMISSION_STATUSES, type SubmissionsTable } from '../../../core/submissions/tables.ts'
import { parseChoice, parseDay } from '../../../core/submissions/values.ts'
import { pluralise, visibleLine } from '../../../server/text.ts'
import {
  accessorOf,
  EDITOR_FORM,
  EDITORS,
  OWNERS,
  sendFile,
  withRetries,
} from '../../context/routes.ts'
import type { Studio } from '../../context/Studio.ts'
import { type Query, readQuery } from '../../kit/query.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { fieldOf, read } from '../../kit/requestBody.ts'
import type { AccessLogPageProps } from './AccessLogPage.tsx'
import { inboxAddress, readListing } from './folders.ts'
import { labels } from './labels.ts'
import { listProps } from './listProps.ts'
import { besides, messageProps } from './messageProps.ts'
import { addReply } from './replies.ts'

const LOG_LINES = 1_000

type OfMessage = { Params: { id: string } }
type ActOnMessage = OfMessage & { Body: URLSearchParams }

const replySchema = z.object({
  key: z.uuid(),
  subject: z.string().trim(),
  text: z.string().transform((text) => text.replaceAll('\r\n', '\n').trim()),
  /** Index of a template. If present, the template is inserted and nothing is sent. */
  template: z.coerce.number().int().optional(),
})

/** Adds the list of messages, the page of a message, and the actions on messages. */
export function addMessages(app: FastifyInstance, studio: Studio): void {
  const { database, readChannels, readOptions, flash, editor } = studio

  app.get('/inbox', EDITORS, async ({ url, person }, reply) =>
    reply.page('inbox', await listProps(studio, readQuery(url), person)),
  )
  app.get('/inbox/export', OWNERS, async (request, reply) => {
    const query = readQuery(request.url)
    const format = parseChoice('format', query.get('format') ?? '', EXPORT_FORMATS)
    const rows = exportedMessages(database, readListing(query), accessorOf(request))
    return sendFile(reply, 'messages', format, formatRows(format, rows))
  })
  app.get('/inbox/log', OWNERS, async ({ url }, reply) =>
    reply.page('accessLog', await logProps(readQuery(url))),
  )
  app.get<OfMessage>('/inbox/:id', EDITORS, async (request, reply) => {
    const id = await find(request.params.id)
    return reply.page('message', await openProps(id, request))
  })

  app.post<{ Body: URLSearchParams }>('/inbox/change', EDITOR_FORM, async (request, reply) => {
    const { body, url } = request
    const changes = readCommonChanges(body)
    const ids = new Set<string>()
    for (const id of body.getAll('id')) ids.add(await find(id))
    if (ids.size === 0) throw new RequestError(400, labels.errors.noneChosen)
    const sentence = await withRetries(() => changeAll(ids, changes, accessorOf(request)))
    return reply.redirect(inboxAddress('/inbox', readQuery(url), flash.keep(sentence)), 303)
  })
  app.post('/inbox/retry', EDITOR_FORM, async ({ url }, reply) => {
    const sentence = await retry(null)
    return reply.redirect(inboxAddress('/inbox', readQuery(url), flash.keep(sentence)), 303)
  })

  app.post<ActOnMessage>('/inbox/:id/change', EDITOR_FORM, async (request, reply) => {
    const { params, body, url } = request
    const query = readQuery(url)
    const message = await selectById(database, await find(params.id))
    const changes = readChanges(body, message)
    const beside = await besides(studio, message, query)
    const ids = new Set(Object.keys(changes).length > 0 ? [message.id] : [])
    const change = await withRetries(() => changeBy(accessorOf(request), ids, changes))
    const sender = visibleLine(message.name ?? message.email)
    const done = flash.keep(labels.done.changed(sender, changes, change))
    const { status } = changes
    const back = inboxAddress('/inbox', query, done)
    // The page of the message would mark it as read again.
    if (status === 'new') return reply.redirect(back, 303)
    const isAside = status === 'done' || status === 'spam'
    const next = isAside && (beside.older ?? beside.newer)
    if (next) return reply.redirect(`${next}${next.includes('?') ? '&' : '?'}done=${done}`, 303)
    return reply.redirect(isAside ? back : addressOf(message.id, query, done), 303)
  })

  app.post<ActOnMessage>('/inbox/:id/reply', EDITOR_FORM, async (request, reply) => {
    const id = await find(request.params.id)
    const { key, subject, text, template } = read(replySchema, request.body)
    const { mail, replies, siteUrl } = await readOptions()
    if (template !== undefined) {
      const { paragraphs = [] } = replies.templates[template] ?? {}
      const message = await selectById(database, id)
      const words = paragraphs.map((words) => fillReply(words, message, replies))
      // The typed text is kept, below the template.
      const typed = { subject, text: [...words, text].join('\n\n') }
      return reply.page('message', await openProps(id, request, typed))
    }
    if (mail === null) throw new RequestError(409, labels.errors.noMail)
    if (subject === '' || text === '') throw new RequestError(400, labels.errors.blankReply)
    if (text.length > MAX_REPLY_LENGTH) {
      throw new RequestError(400, labels.errors.longReply(text.length, MAX_REPLY_LENGTH))
    }
    const { hostname } = new URL(siteUrl)
    const written = { submissionId: id, key, subject, text }
    await withRetries(() => queueReply(database, written, hostname, accessorOf(request)))
    const { email } = await selectById(database, id)
    const done = flash.keep(labels.done.replied(email))
    return reply.redirect(addressOf(id, readQuery(request.url), done), 303)
  })

  /** Adds the route of a form on a message's page. @param act performs the action, and returns the flash message. */
  function addAct(
    name: string,
    act: (id: string, request: FastifyRequest<ActOnMessage>) => Promise<string>,
  ): void {
    app.post<ActOnMessage>(`/inbox/:id/${name}`, EDITOR_FORM, async (request, reply) => {
      const id = await find(request.params.id)
      const sentence = await withRetries(() => act(id, request))
      return reply.redirect(addressOf(id, readQuery(request.url), flash.keep(sentence)), 303)
    })
  }
  addAct('retry', (id) => retry([id]))
  addAct('approve', async (messageId, { person }) => {
    const message = await selectById(database, messageId)
    const add = () => addReply(message, { ...editor, person })
    const { name, id, article } = await editor.history.inTurn(add)
    return labels.done.approved(name, id, article)
  })

  function addressOf(id: string, query: Query, done: string): string {
    return inboxAddress(`/inbox/${id}`, query, done)
  }

  /** Marks a message as read, and reads the props of its page. */
  async function openProps(
    id: string,
    request: FastifyRequest,
    typed?: { subject: string; text: string },
  ) {
    const shown = await withRetries(async () => {
      await markOpened(database, id)
      return openMessage(database, id, accessorOf(request))
    })
    return messageProps(studio, shown, {
      query: readQuery(request.url),
      person: request.person,
      typed,
    })
  }

  async function changeBy(who: Accessor, ids: ReadonlySet<string>, changes: MessageChanges) {
    return changeMessages(database, ids, changes, { onStored: onStored(await readChannels()), who })
  }

  async function changeAll(
    ids: ReadonlySet<string>,
    changes: MessageChanges,
    who: Accessor,
  ): Promise<string> {
    const change = await changeBy(who, ids, changes)
    const { status, assignedTo = null } = changes
    return status
      ? labels.done.marked(ids.size, status, change)
      : labels.done.assignedAll(ids.size, assignedTo)
  }

  async function retry(ids: readonly string[] | null): Promise<string> {
    const kinds = await withRetries(() => retryGivenUp(database, ids, new Date()))
    const { retried, mailWaits, webhooksWait } = labels.done
    if (kinds.length === 0) return retried(kinds)
    const { mailHost, webhooks } = await readChannels()
    const sentences = [
      retried(kinds),
      mailHost === null && kinds.some((kind) => kind !== 'webhook') && mailWaits,
      webhooks.length === 0 && kinds.includes('webhook') && webhooksWait,
    ]
    return sentences.filter(Boolean).join(' ')
  }

  /** Log entries by action; with an ID, its end, or `each`, by message and subscriber. */
  async function logProps(query: Query): Promise<AccessLogPageProps> {
    const { actions } = labels.log
    const id = query.get('id')
    if (id === undefined && !query.has('each')) {
      const events = await selectEvents(database, LOG_LINES)
      const rows = events.map(({ accessed_at, person, action, subject, count }) => ({
        moment: accessed_at,
        person,
        what: `${actions[action]} ${pluralise(count, subject)}`,
      }))
      return { id: '', isWhole: true, rows }
    }
    const entries = await selectEntries(database, id ? checkShortId(id) : '', LOG_LINES)
    const rows = entries.map(({ accessed_at, person, action, subject, submission_id }) => ({
      moment: accessed_at,
      person,
      what: `${actions[action]} ${subject} ${submission_id}`,
    }))
    return { id: id ?? '', isWhole: false, rows }
  }

  /** Finds a message by its ID or by the end of its ID, which mails contain. */
  async function find(given: string): Promise<string> {
    return findByShortId(database, checkShortId(given))
  }
}

/** The change to several messages: the person if the "Assign" button was pressed, else the state. */
function readCommonChanges(body: URLSearchParams): MessageChanges {
  if (body.has('assign')) return { assignedTo: readPerson(body) }
  return { status: parseChoice('status', fieldOf(body, 'status'), SUBMISSION_STATUSES) }
}

/** The changes that a form makes to a message. Missing fields and unchanged values change nothing. */
function readChanges(
  body: URLSearchParams,
  before: Pick<SubmissionsTable, 'status' | 'assigned_to' | 'due_on'>,
): MessageChanges {
  const changes: MessageChanges = {}
  const names = ['status', 'person', 'day', 'note']
  const isForm = names.some((name) => body.has(name))
  if (body.has('status') || !isForm) {
    const status = parseChoice('status', fieldOf(body, 'status'), SUBMISSION_STATUSES)
    if (status !== before.status) changes.status = status
  }
  if (body.has('person')) {
    const assignedTo = readPerson(body)
    if (assignedTo !== before.assigned_to) changes.assignedTo = assignedTo
  }
  if (body.has('day')) {
    const day = fieldOf(body, 'day').trim()
    const dueOn = day === '' ? null : parseDay('day', day)
    if (dueOn !== before.due_on) changes.dueOn = dueOn
  }
  const note = fieldOf(body, 'note').trim()
  if (note.length > MAX_NOTE_LENGTH) {
    throw new RequestError(400, labels.errors.longNote(note.length, MAX_NOTE_LENGTH))
  }
  if (note !== '') changes.note = note
  return changes
}

function readPerson(body: URLSearchParams): string | null {
  return oneLine(fieldOf(body, 'person'), MAX_PERSON_LENGTH) || null
}
