import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Person } from '../../access/person.ts'
import type { Editor } from '../../content/editRecord.ts'
import { mayChange } from '../../content/ownersOnly.ts'
import { RequestError } from '../../content/validation.ts'
import { read } from '../../kit/requestBody.ts'
import { fileHistory, restoreVersion } from './fileHistory.ts'
import { listChanges } from './listChanges.ts'
import type { Project } from './published.ts'
import { undoChange } from './undoChange.ts'

const named = z.object({ file: z.string() })
const seen = named.extend({ version: z.string() })
const restoring = seen.extend({ id: z.string() })

/** Adds what has changed since the last publish, and what each file has said before. */
export function addChanges(app: FastifyInstance, project: Project, editor: Editor): void {
  const { contentDirectory, checkout } = project
  const { history } = editor

  const by = (person: Person) => ({ mayChange: (path: string) => mayChange(person, path) })

  app.get('/changes', async ({ person }, reply) =>
    reply.page('changes', { changes: await listChanges(project), ...by(person), problems: [] }),
  )
  app.post('/changes/undo', async ({ body, person }, reply) => {
    const wanted = read(seen, body)
    try {
      await history.inTurn(() => undoChange(project, { ...editor, person }, wanted))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const changes = await listChanges(project)
      return reply
        .code(error.status)
        .page('changes', { changes, ...by(person), problems: error.errors })
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
