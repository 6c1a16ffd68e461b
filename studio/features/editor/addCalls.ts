import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { EDITOR_GROUPS } from '../../../content-model/collections.ts'
import {
  type ListedRecord,
  listRecords,
  type NewRecordOffer,
  recordCollection,
} from '../../content/catalogue.ts'
import {
  createRecord,
  deletedRecords,
  deleteRecord,
  deletionOutlook,
  type Editing,
  type Editor,
  openRecord,
  saveRecord,
  undoLastChange,
} from '../../content/editing/editRecord.ts'
import { savePicture } from '../../content/editing/pictures.ts'
import { MAX_UPLOAD_BYTES } from '../../content/form/maxUploadBytes.ts'
import { choicesIn, startValue } from '../../content/formData.ts'
import { labels } from '../../content/labels.ts'
import { explain } from '../../content/validation.ts'
import { labels as kitLabels } from '../../kit/labels.ts'
import { RequestError, type ValidationError } from '../../kit/RequestError.ts'
import { read } from '../../kit/requestBody.ts'

const MAX_RECORD_BYTES = 2 * 1024 * 1024

const change = z.object({ file: z.string(), value: z.unknown(), body: z.string().optional() })
const saving = change.extend({ version: z.string() })
const named = z.object({ file: z.string() })
const deletion = named.extend({ version: z.string(), freesReferences: z.boolean() })
const upload = z.object({ type: z.enum(['picture', 'logo']), name: z.string() })

/** Everything that may be edited, made and brought back, and what cannot even be read. */
export type Overview = {
  groups: readonly string[]
  offers: NewRecordOffer[]
  records: ListedRecord[]
  deleted: { file: string; label: string }[]
  errors: ValidationError[]
}

/** The calls of the editor's page. */
export function addCalls(app: FastifyInstance, editor: Editor): void {
  const { contentDirectory, history } = editor
  const by = ({ person }: FastifyRequest): Editing => ({ ...editor, person })
  const isRecord = { bodyLimit: MAX_RECORD_BYTES, preParsing: expectJson }

  app.get('/api/records', async (): Promise<Overview> => {
    const { faults, ...listed } = await listRecords(contentDirectory)
    return {
      groups: EDITOR_GROUPS,
      ...listed,
      deleted: await deletedRecords(editor),
      errors: await explain(contentDirectory, new Map(), faults),
    }
  })
  app.get('/api/choices', () => choicesIn(contentDirectory))
  app.get('/api/record', (request) => openRecord(by(request), read(named, request.query).file))
  app.get('/api/deletion', (request) =>
    deletionOutlook(by(request), read(named, request.query).file),
  )
  app.get('/api/new', ({ query }) => {
    const { key } = read(z.object({ key: z.string() }), query)
    const collection = recordCollection(key)
    if (!collection) throw new RequestError(404, labels.errors.unknownRecord(key))
    return startValue(contentDirectory, key, collection)
  })
  app.post('/api/save', isRecord, (request) => {
    const { file, value, body: text, version } = read(saving, request.body)
    return history.inTurn(() => saveRecord(by(request), { file, value, body: text, version }))
  })
  app.post('/api/create', isRecord, (request) => {
    const { file, value, body: text } = read(change, request.body)
    return history.inTurn(() => createRecord(by(request), { file, value, body: text }))
  })
  app.post('/api/delete', isRecord, (request) => {
    const wanted = read(deletion, request.body)
    return history.inTurn(async () => {
      await deleteRecord(by(request), wanted)
      return {}
    })
  })
  app.post('/api/undo', isRecord, (request) => {
    const { file } = read(named, request.body)
    return history.inTurn(() => undoLastChange(by(request), file))
  })
  app.register(async (pictures) => {
    pictures.removeAllContentTypeParsers()
    pictures.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, bytes: Buffer) => bytes,
    )
    pictures.post('/api/pictures', { bodyLimit: MAX_UPLOAD_BYTES }, (request) => {
      const { type, name } = read(upload, request.query)
      const { body } = request
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      return history.inTurn(() => savePicture(by(request), { type, name, bytes }))
    })
  })
}

async function expectJson({ headers }: FastifyRequest): Promise<void> {
  if (headers['content-type']?.startsWith('application/json')) return
  throw new RequestError(415, kitLabels.errors.unreadableCall)
}
