import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { copyRecord } from '../../content/drafts/copyRecord.ts'
import {
  type Drafting,
  type DraftState,
  discardDraft,
  finishRecord,
  keepChange,
  missingIn,
  openForm,
  readState,
} from '../../content/drafts/editDraft.ts'
import { type Beside, Presence } from '../../content/drafts/presence.ts'
import { placeOf } from '../../content/editing/editRecord.ts'
import type { Studio } from '../../context/Studio.ts'
import { hasRole } from '../../kit/person.ts'
import { read } from '../../kit/requestBody.ts'
import type { Releases } from '../../releases/createReleases.ts'
import type { PublishState } from '../../releases/publishing.ts'
import { isRecord } from './isRecord.ts'

const MAX_NAME_CHARACTERS = 100

/** The response to an open form. */
export type DraftAnswer = {
  /** Changes with every change of the working copy; blank if there is none. */
  revision: string
  /** The current state, unless the form has this revision already. */
  state?: DraftState
  /** Who else has the record open. */
  beside: Beside[]
  /** The state of publishing, for people who may publish. */
  publishing?: PublishState['is']
}

const draft = z.object({
  value: z.unknown(),
  body: z.string().optional(),
  name: z.string().max(MAX_NAME_CHARACTERS).optional(),
})
const change = z.object({
  file: z.string(),
  base: draft.optional(),
  unanswered: draft.optional(),
  draft,
  settled: z.array(z.string()).max(1000).optional(),
})
const window = z.string().max(MAX_NAME_CHARACTERS)
const keeping = change.extend({ window })
const finishing = change.extend({ writesOver: z.boolean().optional() })
const looking = z.object({ file: z.string(), window, revision: z.string() })
const named = z.object({ file: z.string() })

/** Adds the calls of a form: it opens a record, stores edits, and saves the record when it is ready. */
export function addDrafts(
  app: FastifyInstance,
  {
    editor,
    drafts,
    releases,
  }: Pick<Studio, 'editor' | 'drafts'> & { releases: Pick<Releases, 'state'> },
): void {
  const presence = new Presence()
  const { history } = editor
  const by = ({ person }: FastifyRequest): Drafting => ({ ...editor, drafts, person })

  app.get('/api/record', (request) => openForm(by(request), read(named, request.query).file))
  app.get('/api/missing', (request) => missingIn(by(request), read(named, request.query).file))
  app.get('/api/draft', async (request): Promise<DraftAnswer> => {
    const { file, window, revision: known } = read(looking, request.query)
    placeOf(file)
    const beside = presence.see(file, window, request.person)
    const { revision, state } = await readState(by(request), file)
    return {
      revision,
      beside,
      ...(revision !== known && state && { state }),
      ...(hasRole(request.person, 'editor') && { publishing: (await releases.state()).is }),
    }
  })
  app.post('/api/draft', isRecord, async (request): Promise<DraftAnswer> => {
    const { window, ...wanted } = read(keeping, request.body)
    const kept = await keepChange(by(request), wanted)
    return { ...kept, beside: presence.see(wanted.file, window, request.person) }
  })
  app.post('/api/discard', isRecord, async (request) => {
    await discardDraft(by(request), read(named, request.body).file)
    return {}
  })
  app.post('/api/copy', isRecord, async (request) => ({
    file: await copyRecord(by(request), read(named, request.body).file),
  }))
  app.post('/api/save', isRecord, (request) => {
    const { writesOver = false, ...wanted } = read(finishing, request.body)
    return history.inTurn(() => finishRecord(by(request), wanted, writesOver))
  })
}
