import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseChoice, parseDay } from '../../../cli/arguments.ts'
import { InboxError } from '../../../cli/Command.ts'
import { MAX_PERSON_LENGTH } from '../../../cli/terminal.ts'
import { pluralise } from '../../../cli/text.ts'
import { oneLine } from '../../../core/oneLine.ts'
import { retryGivenUp } from '../../../core/outbox/retry.ts'
import { selectEvents } from '../../../core/submissions/accessLog.ts'
import { exportedMessages } from '../../../core/submissions/exportedMessages.ts'
import { EXPORT_FORMATS, formatRows } from '../../../core/submissions/exportFormats.ts'
import { markSubmissions } from '../../../core/submissions/marking.ts'
import { addNote, parseNote } from '../../../core/submissions/notes.ts'
import { selectById, updateSubmission } from '../../../core/submissions/selectSubmissions.ts'
import { checkShortId, findByShortId } from '../../../core/submissions/shortIds.ts'
import { openMessage } from '../../../core/submissions/shownMessage.ts'
import { SUBMISSION_STATUSES } from '../../../core/tables.ts'
import { RequestError } from '../../content/validation.ts'
import { fieldOf } from '../../kit/requestBody.ts'
import { ACT, type Desk, OWNERS, sendFile, whoAsks } from './desk.ts'
import { labels } from './labels.ts'
import { listProps, messageProps, readListing } from './messageProps.ts'
import { addressWith, readQuery } from './query.ts'
import { addReply } from './replies.ts'

const LOG_LINES = 200

type OfMessage = { Params: { id: string } }
type ActOnMessage = OfMessage & { Body: URLSearchParams }

/** The list of messages, each of them, and what is done with one. */
export function addMessages(app: FastifyInstance, desk: Desk): void {
  const { database, readChannels, done, patiently, editor } = desk

  app.get('/inbox', OWNERS, async (request, reply) => {
    const query = readQuery(request.url)
    return reply.page('inbox', await listProps(desk, query))
  })
  app.get('/inbox/export', OWNERS, async (request, reply) => {
    const query = readQuery(request.url)
    const format = parseChoice(labels.list.export, query.get('format') ?? '', EXPORT_FORMATS)
    const rows = exportedMessages(database, readListing(query), whoAsks(request))
    return sendFile(reply, 'messages', format, formatRows(format, rows))
  })
  app.get('/inbox/log', OWNERS, async (_request, reply) => {
    const events = await selectEvents(database, LOG_LINES)
    const rows = events.map(({ accessed_at, person, action, subject, count }) => ({
      moment: accessed_at,
      person,
      what: `${labels.log.actions[action]} ${pluralise(count, subject)}`,
    }))
    return reply.page('accessLog', { rows })
  })
  app.get<OfMessage>('/inbox/:id', OWNERS, async (request, reply) => {
    const id = await find(request.params.id)
    const shown = await patiently(() => openMessage(database, id, whoAsks(request)))
    const sentence = done.read(readQuery(request.url).get('done'))
    return reply.page('message', await messageProps(desk, shown, sentence))
  })

  app.post<{ Body: URLSearchParams }>('/inbox/mark', ACT, async (request, reply) => {
    const { body, url } = request
    const status = parseChoice(labels.filters.status, fieldOf(body, 'status'), SUBMISSION_STATUSES)
    const ids = new Set<string>()
    for (const id of body.getAll('id')) ids.add(await find(id))
    if (ids.size === 0) throw new RequestError(400, labels.errors.noneChosen)
    const options = { channels: await readChannels(), now: new Date() }
    const sentence = await patiently(() => markSubmissions(database, ids, status, options))
    const back = addressWith('/inbox', readQuery(url), { done: done.keep(sentence) })
    return reply.redirect(back, 303)
  })
  app.post('/inbox/retry', ACT, async ({ url }, reply) => {
    const sentence = await retry(null)
    const back = addressWith('/inbox', readQuery(url), { done: done.keep(sentence) })
    return reply.redirect(back, 303)
  })

  /** Adds a form of a message's page. @param act does it, and gives back the sentence that says so. */
  function addAct(
    name: string,
    act: (id: string, request: FastifyRequest<ActOnMessage>) => Promise<string>,
  ): void {
    app.post<ActOnMessage>(`/inbox/:id/${name}`, ACT, async (request, reply) => {
      const id = await find(request.params.id)
      const sentence = await patiently(() => act(id, request))
      return reply.redirect(`/inbox/${id}?done=${done.keep(sentence)}`, 303)
    })
  }
  addAct('status', async (id, { body }) => {
    const status = parseChoice(labels.filters.status, fieldOf(body, 'status'), SUBMISSION_STATUSES)
    const options = { channels: await readChannels(), now: new Date() }
    return markSubmissions(database, new Set([id]), status, options)
  })
  addAct('assign', async (id, { body }) => {
    const assigned_to = oneLine(fieldOf(body, 'person'), MAX_PERSON_LENGTH) || null
    await updateSubmission(database, id, { assigned_to })
    return labels.done.assigned(assigned_to)
  })
  addAct('due', async (id, { body }) => {
    const day = fieldOf(body, 'day').trim()
    const due_on = day === '' ? null : parseDay(labels.message.due, day)
    await updateSubmission(database, id, { due_on })
    return labels.done.due(due_on)
  })
  addAct('note', async (id, request) => {
    const note = parseNote(fieldOf(request.body, 'note').replaceAll('\r\n', '\n'))
    const { person: author } = whoAsks(request)
    const written_at = new Date().toISOString()
    await addNote(database, { submission_id: id, written_at, author, note })
    return labels.done.noted
  })
  addAct('retry', (id) => retry([id]))
  addAct('approve', async (messageId, { person }) => {
    const message = await selectById(database, messageId)
    const add = () => addReply(message, { ...editor, person })
    const { name, id, article } = await editor.history.inTurn(add)
    return labels.done.approved(name, id, article)
  })

  async function retry(ids: readonly string[] | null): Promise<string> {
    const { done: sentence, waitsFor } = await patiently(() =>
      retryGivenUp(database, ids, readChannels, new Date()),
    )
    return [sentence, ...waitsFor].join(' ')
  }

  /** Finds a message by its id or the end of it, as commands and mails write it. */
  async function find(given: string): Promise<string> {
    try {
      return await findByShortId(database, checkShortId(given))
    } catch (error) {
      if (error instanceof InboxError) throw new RequestError(404, error.message)
      throw error
    }
  }
}
