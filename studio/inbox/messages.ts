import type { FastifyInstance, FastifyRequest } from 'fastify'
import { selectEvents } from '../../receiver/src/inbox/accessLog.ts'
import { parseChoice, parseDay } from '../../receiver/src/inbox/arguments.ts'
import { InboxError } from '../../receiver/src/inbox/Command.ts'
import { exportedMessages } from '../../receiver/src/inbox/exportedMessages.ts'
import { EXPORT_FORMATS, formatRows } from '../../receiver/src/inbox/exportFormats.ts'
import { markSubmissions } from '../../receiver/src/inbox/marking.ts'
import { addNote, parseNote } from '../../receiver/src/inbox/notes.ts'
import { retryGivenUp } from '../../receiver/src/inbox/retrying.ts'
import { checkShortId, findByShortId } from '../../receiver/src/inbox/shortIds.ts'
import { openMessage } from '../../receiver/src/inbox/shownMessage.ts'
import { selectById, updateSubmission } from '../../receiver/src/inbox/submissions.ts'
import { MAX_PERSON_LENGTH } from '../../receiver/src/inbox/terminal.ts'
import { pluralise } from '../../receiver/src/inbox/text.ts'
import { oneLine } from '../../receiver/src/oneLine.ts'
import { SUBMISSION_STATUSES } from '../../receiver/src/storage/schema.ts'
import { fieldOf } from '../server/requestBody.ts'
import { RequestError } from '../server/validation.ts'
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
  const { database, readOutlets, done, patiently, editor } = desk

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
    const options = { outlets: await readOutlets(), now: new Date() }
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
    const options = { outlets: await readOutlets(), now: new Date() }
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
      retryGivenUp(database, ids, readOutlets, new Date()),
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
