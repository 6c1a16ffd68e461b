import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { EDITOR_GROUPS } from '../../content-model/collections.ts'
import { MAX_UPLOAD_BYTES } from '../form/maxUploadBytes.ts'
import { labels } from '../labels.ts'
import {
  type ListedRecord,
  listRecords,
  type NewRecordOffer,
  recordCollection,
} from './catalogue.ts'
import {
  createRecord,
  deletedRecords,
  deleteRecord,
  deletionOutlook,
  type Editing,
  openRecord,
  saveRecord,
  undoLastChange,
} from './editRecord.ts'
import { choicesIn, startValue } from './formData.ts'
import { savePicture } from './pictures.ts'
import { explain, RequestError, type ValidationError } from './validation.ts'

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
export function addCalls(app: FastifyInstance, editing: Editing): void {
  const { contentDirectory, history } = editing
  const isRecord = { bodyLimit: MAX_RECORD_BYTES, preParsing: expectJson }

  app.get('/api/records', async (): Promise<Overview> => {
    const { faults, ...listed } = await listRecords(contentDirectory)
    return {
      groups: EDITOR_GROUPS,
      ...listed,
      deleted: deletedRecords(editing),
      errors: await explain(contentDirectory, new Map(), faults),
    }
  })
  app.get('/api/choices', () => choicesIn(contentDirectory))
  app.get('/api/record', ({ query }) => openRecord(editing, read(named, query).file))
  app.get('/api/deletion', ({ query }) => deletionOutlook(editing, read(named, query).file))
  app.get('/api/new', ({ query }) => {
    const { key } = read(z.object({ key: z.string() }), query)
    const collection = recordCollection(key)
    if (!collection) throw new RequestError(404, labels.errors.unknownRecord(key))
    return startValue(contentDirectory, key, collection)
  })
  app.post('/api/save', isRecord, ({ body }) => {
    const { file, value, body: text, version } = read(saving, body)
    return history.inTurn(() => saveRecord(editing, { file, value, body: text, version }))
  })
  app.post('/api/create', isRecord, ({ body }) => {
    const { file, value, body: text } = read(change, body)
    return history.inTurn(() => createRecord(editing, { file, value, body: text }))
  })
  app.post('/api/delete', isRecord, ({ body }) => {
    const wanted = read(deletion, body)
    return history.inTurn(async () => {
      await deleteRecord(editing, wanted)
      return {}
    })
  })
  app.post('/api/undo', isRecord, ({ body }) => {
    const { file } = read(named, body)
    return history.inTurn(() => undoLastChange(editing, file))
  })
  app.register(async (pictures) => {
    pictures.removeAllContentTypeParsers()
    pictures.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, bytes: Buffer) => bytes,
    )
    pictures.post('/api/pictures', { bodyLimit: MAX_UPLOAD_BYTES }, ({ query, body }) => {
      const { type, name } = read(upload, query)
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      return history.inTurn(() => savePicture(contentDirectory, { type, name, bytes }))
    })
  })
}

/** @throws RequestError where a call is not what the studio's pages send. */
export function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const checked = shape.safeParse(value)
  if (checked.success) return checked.data
  throw new RequestError(400, labels.errors.unreadableCall)
}

async function expectJson({ headers }: FastifyRequest): Promise<void> {
  if (headers['content-type']?.startsWith('application/json')) return
  throw new RequestError(415, labels.errors.unreadableCall)
}
