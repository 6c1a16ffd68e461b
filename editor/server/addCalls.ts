import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { EDITOR_GROUPS } from '../../content-model/collections.ts'
import { newRecordKinds, recordCollection } from './catalogue.ts'
import { choicesIn } from './choices.ts'
import { createRecord, deleteRecord, type Editing, openRecord, saveRecord } from './editRecord.ts'
import { Refusal } from './Refusal.ts'
import { listRecords } from './records.ts'
import { MAX_UPLOAD_BYTES, savePicture } from './savePicture.ts'
import { startValue } from './startValue.ts'

const MAX_RECORD_BYTES = 2 * 1024 * 1024

const change = z.object({ file: z.string(), value: z.unknown(), body: z.string().optional() })
const saving = change.extend({ version: z.string() })
const deletion = z.object({ file: z.string(), version: z.string() })
const upload = z.object({ kind: z.enum(['picture', 'logo']), name: z.string() })

/** The calls of the editor's page. */
export function addCalls(app: FastifyInstance, editing: Editing): void {
  const { contentDirectory } = editing
  const write = inTurn()
  const isRecord = { bodyLimit: MAX_RECORD_BYTES, preParsing: expectJson }

  app.get('/api/records', async () => ({
    groups: EDITOR_GROUPS,
    kinds: newRecordKinds(),
    ...(await listRecords(contentDirectory)),
  }))
  app.get('/api/choices', () => choicesIn(contentDirectory))
  app.get('/api/record', ({ query }) =>
    openRecord(editing, read(z.object({ file: z.string() }), query).file),
  )
  app.get('/api/new', ({ query }) => {
    const { key } = read(z.object({ key: z.string() }), query)
    const collection = recordCollection(key)
    if (!collection) throw new Refusal(404, [`"${key}" is no kind of record.`])
    return startValue(contentDirectory, key, collection)
  })
  app.post('/api/save', isRecord, ({ body }) => {
    const { file, value, body: text, version } = read(saving, body)
    return write(() => saveRecord(editing, { file, value, body: text, version }))
  })
  app.post('/api/create', isRecord, ({ body }) => {
    const { file, value, body: text } = read(change, body)
    return write(() => createRecord(editing, { file, value, body: text }))
  })
  app.post('/api/delete', isRecord, ({ body }) => {
    const { file, version } = read(deletion, body)
    return write(async () => {
      await deleteRecord(editing, file, version)
      return {}
    })
  })
  app.register(async (pictures) => {
    pictures.removeAllContentTypeParsers()
    pictures.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, bytes: Buffer) => bytes,
    )
    pictures.post('/api/pictures', { bodyLimit: MAX_UPLOAD_BYTES }, ({ query, body }) => {
      const { kind, name } = read(upload, query)
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      return write(() => savePicture(contentDirectory, { kind, name, bytes }))
    })
  })
}

/** @throws Refusal where a call is not what the editor's page sends. */
function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const checked = shape.safeParse(value)
  if (checked.success) return checked.data
  throw new Refusal(400, ['The call of the editor could not be read.'])
}

async function expectJson({ headers }: FastifyRequest): Promise<void> {
  if (headers['content-type']?.startsWith('application/json')) return
  throw new Refusal(415, ['Calls of the editor are JSON.'])
}

/** One change after the other, so that two saves never check against each other's half. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}
