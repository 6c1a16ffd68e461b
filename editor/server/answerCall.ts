import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { GROUPS, isRecordFolder, newRecordKinds } from './catalogue.ts'
import { choicesIn } from './choices.ts'
import { createRecord, deleteRecord, type Editing, openRecord, saveRecord } from './editRecord.ts'
import { Refusal } from './Refusal.ts'
import { readBody } from './readBody.ts'
import { listRecords } from './records.ts'
import { MAX_UPLOAD_BYTES, savePicture } from './savePicture.ts'
import { startValue } from './startValue.ts'

const MAX_RECORD_BYTES = 2 * 1024 * 1024
const change = z.object({ file: z.string(), value: z.unknown(), body: z.string().optional() })
const saving = change.extend({ version: z.string() })
const deletion = z.object({ file: z.string(), version: z.string() })
const pictureKind = z.enum(['picture', 'logo', 'portfolio'])

/**
 * Answers a call of the editor's page.
 * @throws Refusal with what is wrong in words.
 */
export async function answerCall(
  editing: Editing,
  request: IncomingMessage,
  address: URL,
): Promise<unknown> {
  const { contentDirectory } = editing
  switch (`${request.method} ${address.pathname}`) {
    case 'GET /api/records':
      return {
        groups: GROUPS,
        kinds: newRecordKinds(),
        ...(await listRecords(contentDirectory)),
      }
    case 'GET /api/choices':
      return choicesIn(contentDirectory)
    case 'GET /api/record':
      return openRecord(editing, address.searchParams.get('file') ?? '')
    case 'GET /api/new': {
      const key = address.searchParams.get('key') ?? ''
      if (!isRecordFolder(key)) throw new Refusal(404, [`"${key}" is no kind of record.`])
      return startValue(contentDirectory, key)
    }
    case 'POST /api/save': {
      const { file, value, body, version } = await readJson(request, saving)
      return saveRecord(editing, { file, value, body, version })
    }
    case 'POST /api/create': {
      const { file, value, body } = await readJson(request, change)
      return createRecord(editing, { file, value, body })
    }
    case 'POST /api/delete': {
      const { file, version } = await readJson(request, deletion)
      await deleteRecord(editing, file, version)
      return {}
    }
    case 'POST /api/pictures': {
      const kind = pictureKind.safeParse(address.searchParams.get('kind'))
      if (!kind.success) throw new Refusal(422, ['This kind of file is not uploaded here.'])
      const name = address.searchParams.get('name') ?? ''
      const bytes = await readBody(request, MAX_UPLOAD_BYTES)
      return savePicture(contentDirectory, { kind: kind.data, name, bytes })
    }
    default:
      throw new Refusal(404, ['The editor knows no such call.'])
  }
}

async function readJson<Shape extends z.ZodType>(
  request: IncomingMessage,
  shape: Shape,
): Promise<z.infer<Shape>> {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new Refusal(415, ['Calls of the editor are JSON.'])
  }
  const text = (await readBody(request, MAX_RECORD_BYTES)).toString('utf8')
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new Refusal(400, ['The call of the editor could not be read.'])
  }
}
