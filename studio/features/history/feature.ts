import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { listUnfinished } from '../../content/drafts/listUnfinished.ts'
import { mayChange } from '../../content/ownersOnly.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import type { Person } from '../../kit/person.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { read } from '../../kit/requestBody.ts'
import { fileHistory, restoreVersion } from './fileHistory.ts'
import { labels } from './labels.ts'
import { listChanges } from './listChanges.ts'
import type { Project } from './published.ts'
import { undoChange } from './undoChange.ts'

const named = z.object({ file: z.string() })
const seen = named.extend({ version: z.string() })
const restoring = seen.extend({ id: z.string() })

export const history: Feature = {
  navItem: { href: '/changes', label: labels.heading, role: 'writer' },
  addRoutes: addChanges,
}

/** Adds the pages of changes since the last publish and of the history of a file. */
function addChanges(
  app: FastifyInstance,
  studio: Project & Pick<Studio, 'editor' | 'drafts'>,
): void {
  const { contentDirectory, checkout, editor, drafts } = studio
  const { history } = editor

  const by = (person: Person) => ({ mayChange: (path: string) => mayChange(person, path) })

  const changesNow = async () => ({
    changes: await listChanges(studio),
    unfinished: await listUnfinished(contentDirectory, drafts),
  })

  app.get('/changes', async ({ person }, reply) =>
    reply.page('changes', { ...(await changesNow()), ...by(person), problems: [] }),
  )
  app.post('/changes/undo', async ({ body, person }, reply) => {
    const wanted = read(seen, body)
    try {
      await history.inTurn(() => undoChange(studio, { ...editor, person }, wanted))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      return reply
        .code(error.status)
        .page('changes', { ...(await changesNow()), ...by(person), problems: error.errors })
    }
    return reply.redirect('/changes', 303)
  })

  app.get('/history', async ({ query, person }, reply) => {
    const { file } = read(named, query)
    const shown = await fileHistory(checkout, contentDirectory, file)
    return reply.page('history', { history: shown, ...by(person), problems: [] })
  })
  app.post('/history/restore', async ({ body, person }, reply) => {
    const wanted = read(restoring, body)
    const { file } = wanted
    try {
      await history.inTurn(() => restoreVersion(checkout, { ...editor, person }, wanted))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const shown = await fileHistory(checkout, contentDirectory, file)
      const problems = error.errors
      return reply.code(error.status).page('history', { history: shown, ...by(person), problems })
    }
    return reply.redirect(`/history?file=${encodeURIComponent(file)}`, 303)
  })
}
