import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onStored } from '../../../core/core.ts'
import { oneLine } from '../../../core/lib/oneLine.ts'
import { retryGivenUp } from '../../../core/outbox/retry.ts'
import {
  MAX_PERSON_LENGTH,
  selectEntries,
  selectEvents,
} from '../../../core/submissions/accessLog.ts'
import { exportedMessages } from '../../../core/submissions/exportedMessages.ts'
import { EXPORT_FORMATS, formatRows } from '../../../core/submissions/exportFormats.ts'
import { markSubmissions } from '../../../core/submissions/marking.ts'
import { addNote, MAX_NOTE_LENGTH, MAX_NOTES } from '../../../core/submissions/notes.ts'
import { selectById, updateSubmission } from '../../../core/submissions/selectSubmissions.ts'
import { checkShortId, findByShortId } from '../../../core/submissions/shortIds.ts'
import { openMessage } from '../../../core/submissions/shownMessage.ts'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../../core/submissions/tables.ts'
import { parseChoice, parseDay } from '../../../core/submissions/values.ts'
import { pluralise } from '../../../server/text.ts'
import { OWNER_FORM, OWNERS, patiently, sendFile, whoAsks } from '../../context/ownerRoutes.ts'
import type { Studio } from '../../context/Studio.ts'
import { addressWith, type Query, readQuery } from '../../kit/query.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { fieldOf } from '../../kit/requestBody.ts'
import type { AccessLogPageProps } from './AccessLogPage.tsx'
import { labels } from './labels.ts'
import { listProps, messageProps, readListing } from './messageProps.ts'
import { addReply } from './replies.ts'

const LOG_LINES = 1_000

type OfMessage = { Params: { id: string } }
type ActOnMessage = OfMessage & { Body: URLSearchParams }

/** The list of messages, each of them, and what is done with one. */
export function addMessages(app: FastifyInstance, studio: Studio): void {
  const { database, readChannels, flash, editor } = studio

  app.get('/inbox', OWNERS, async (request, reply) => {
    const query = readQuery(request.url)
    return reply.page('inbox', await listProps(studio, query))
  })
  app.get('/inbox/export', OWNERS, async (request, reply) => {
    const query = readQuery(request.url)
    const format = parseChoice('format', query.get('format') ?? '', EXPORT_FORMATS)
    const rows = exportedMessages(database, readListing(query), whoAsks(request))
    return sendFile(reply, 'messages', format, formatRows(format, rows))
  })
  app.get('/inbox/log', OWNERS, async ({ url }, reply) =>
    reply.page('accessLog', await logProps(readQuery(url))),
  )
  app.get<OfMessage>('/inbox/:id', OWNERS, async (request, reply) => {
    const id = await find(request.params.id)
    const shown = await patiently(() => openMessage(database, id, whoAsks(request)))
    const sentence = flash.read(readQuery(request.url).get('done'))
    return reply.page('message', await messageProps(studio, shown, sentence))
  })

  app.post<{ Body: URLSearchParams }>('/inbox/mark', OWNER_FORM, async (request, reply) => {
    const { body, url } = request
    const status = parseChoice('status', fieldOf(body, 'status'), SUBMISSION_STATUSES)
    const ids = new Set<string>()
    for (const id of body.getAll('id')) ids.add(await find(id))
    if (ids.size === 0) throw new RequestError(400, labels.errors.noneChosen)
    const sentence = await patiently(() => mark(ids, status))
    const back = addressWith('/inbox', readQuery(url), { done: flash.keep(sentence) })
    return reply.redirect(back, 303)
  })
  app.post('/inbox/retry', OWNER_FORM, async ({ url }, reply) => {
    const sentence = await retry(null)
    const back = addressWith('/inbox', readQuery(url), { done: flash.keep(sentence) })
    return reply.redirect(back, 303)
  })

  /** Adds a form of a message's page. @param act does it, and gives back the sentence that says so. */
  function addAct(
    name: string,
    act: (id: string, request: FastifyRequest<ActOnMessage>) => Promise<string>,
  ): void {
    app.post<ActOnMessage>(`/inbox/:id/${name}`, OWNER_FORM, async (request, reply) => {
      const id = await find(request.params.id)
      const sentence = await patiently(() => act(id, request))
      return reply.redirect(`/inbox/${id}?done=${flash.keep(sentence)}`, 303)
    })
  }
  addAct('status', async (id, { body }) => {
    const status = parseChoice('status', fieldOf(body, 'status'), SUBMISSION_STATUSES)
    return mark(new Set([id]), status)
  })
  addAct('assign', async (id, { body }) => {
    const assigned_to = oneLine(fieldOf(body, 'person'), MAX_PERSON_LENGTH) || null
    await updateSubmission(database, id, { assigned_to })
    return labels.done.assigned(assigned_to)
  })
  addAct('due', async (id, { body }) => {
    const day = fieldOf(body, 'day').trim()
    const due_on = day === '' ? null : parseDay('day', day)
    await updateSubmission(database, id, { due_on })
    return labels.done.due(due_on)
  })
  addAct('note', async (id, request) => {
    const note = fieldOf(request.body, 'note').trim()
    const { blankNote, longNote, manyNotes } = labels.errors
    if (note === '') throw new RequestError(400, blankNote)
    if (note.length > MAX_NOTE_LENGTH) {
      throw new RequestError(400, longNote(note.length, MAX_NOTE_LENGTH))
    }
    const { person: author } = whoAsks(request)
    const written_at = new Date().toISOString()
    const hasRoom = await addNote(database, { submission_id: id, written_at, author, note })
    if (!hasRoom) throw new RequestError(409, manyNotes(MAX_NOTES))
    return labels.done.noted
  })
  addAct('retry', (id) => retry([id]))
  addAct('approve', async (messageId, { person }) => {
    const message = await selectById(database, messageId)
    const add = () => addReply(message, { ...editor, person })
    const { name, id, article } = await editor.history.inTurn(add)
    return labels.done.approved(name, id, article)
  })

  async function mark(ids: ReadonlySet<string>, status: SubmissionStatus): Promise<string> {
    const options = { onStored: onStored(await readChannels()), now: new Date() }
    const change = await markSubmissions(database, ids, status, options)
    return labels.done.marked(ids.size, status, change)
  }

  async function retry(ids: readonly string[] | null): Promise<string> {
    const kinds = await patiently(() => retryGivenUp(database, ids, new Date()))
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

  /** Each piece of work in the log; with an id or its end, or with `each`, each message and subscriber. */
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

  /** Finds a message by its id or the end of it, as mails write it. */
  async function find(given: string): Promise<string> {
    return findByShortId(database, checkShortId(given))
  }
}
