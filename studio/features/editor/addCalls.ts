import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { collections, EDITOR_GROUPS } from '../../../content-model/collections.ts'
import { loadRecords } from '../../../content-model/records.ts'
import { type ListedRecord, listRecords, type NewRecordOffer } from '../../content/catalogue.ts'
import { runJob } from '../../content/checking/runJob.ts'
import { contentPlace } from '../../content/contentFiles.ts'
import { dropDraft, listDrafts } from '../../content/drafts/draftStore.ts'
import { openForm } from '../../content/drafts/editDraft.ts'
import { listUnfinished, type Unfinished } from '../../content/drafts/listUnfinished.ts'
import {
  deletedRecords,
  deleteRecord,
  deletionOutlook,
  undoLastChange,
} from '../../content/editing/editRecord.ts'
import { findFields } from '../../content/findFields.ts'
import { MAX_UPLOAD_BYTES } from '../../content/form/maxUploadBytes.ts'
import { choicesIn } from '../../content/formData.ts'
import { listSections } from '../../content/listSections.ts'
import { savePicture } from '../../content/pictures/savePicture.ts'
import { explain } from '../../content/validation.ts'
import type { Studio } from '../../context/Studio.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import { read } from '../../kit/requestBody.ts'
import { isRecord } from './isRecord.ts'
import { labels } from './labels.ts'

const NEW_LANGUAGE = '/translations/new'

const MAX_SEARCH_CHARACTERS = 200

const named = z.object({ file: z.string() })
const deletion = named.extend({ version: z.string(), freesReferences: z.boolean() })
const upload = z.object({
  type: z.enum(['picture', 'logo']),
  name: z.string(),
  alt: z.string().trim(),
})

/** Everything that can be edited, created or restored, and the errors of files that cannot be read. */
export type Overview = {
  groups: readonly string[]
  offers: NewRecordOffer[]
  records: ListedRecord[]
  unfinished: Unfinished[]
  deleted: { file: string; label: string }[]
  errors: ValidationError[]
  /** Pages of the studio that the list shows among the records, by group. */
  links: { group: string; label: string; href: string }[]
  /** Tags of the languages into which the site is translated. */
  languages: string[]
}

/** Adds the editor's API, except for the calls of a form (addDrafts.ts). */
export function addCalls(
  app: FastifyInstance,
  { editor, drafts }: Pick<Studio, 'editor' | 'drafts'>,
): void {
  const { contentDirectory, history } = editor
  const by = ({ person }: FastifyRequest) => ({ ...editor, drafts, person })

  app.get('/api/records', async (): Promise<Overview> => {
    const { faults, languages, ...listed } = await listRecords(contentDirectory)
    return {
      groups: EDITOR_GROUPS,
      ...listed,
      links: [
        { group: collections.languages.group, label: labels.newLanguage, href: NEW_LANGUAGE },
      ],
      languages: languages.slice(1).map(({ tag }) => tag),
      unfinished: await listUnfinished(contentDirectory, drafts),
      deleted: await deletedRecords(editor),
      errors: await explain(contentDirectory, new Map(), faults),
    }
  })
  app.get('/api/search', async ({ query }) => {
    const { words } = read(z.object({ words: z.string().max(MAX_SEARCH_CHARACTERS) }), query)
    return findFields((await loadRecords(contentDirectory)).records, words)
  })
  app.get('/api/choices', () => choicesIn(contentDirectory))
  app.get('/api/sections', () => listSections(contentDirectory))
  app.get('/api/deletion', (request) =>
    deletionOutlook(by(request), read(named, request.query).file),
  )
  app.post('/api/delete', isRecord, (request) => {
    const wanted = read(deletion, request.body)
    return history.inTurn(async () => {
      await deleteRecord(by(request), wanted)
      for (const file of (await listDrafts(drafts)).keys()) {
        const translates = contentPlace(file)?.translates?.path
        const isGone = file === wanted.file || `content/${translates}` === wanted.file
        if (isGone) await dropDraft(drafts, file)
      }
      return {}
    })
  })
  app.post('/api/undo', isRecord, (request) => {
    const { file } = read(named, request.body)
    return history.inTurn(async () => {
      await undoLastChange(by(request), file)
      return openForm(by(request), file)
    })
  })
  app.post('/api/text', isRecord, ({ body }) =>
    runJob('readText', contentDirectory, read(z.object({ text: z.string() }), body).text),
  )
  app.register(async (pictures) => {
    pictures.removeAllContentTypeParsers()
    pictures.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, bytes: Buffer) => bytes,
    )
    pictures.post('/api/pictures', { bodyLimit: MAX_UPLOAD_BYTES }, (request) => {
      const { type, name, alt } = read(upload, request.query)
      const { body } = request
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      return history.inTurn(() => savePicture(by(request), { type, name, bytes, alt }))
    })
  })
}
