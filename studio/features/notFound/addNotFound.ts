import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addressKey } from '../../../content-model/addressKey.ts'
import { decodePath } from '../../../content-model/decodePath.ts'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { retryWhileBusy } from '../../../core/database/openSqlite.ts'
import { forgetNotFound, readNotFound } from '../../../core/notFound/notFoundCounts.ts'
import { pluralise, visibleLine } from '../../../server/text.ts'
import { type Editing, type Editor, openRecord, saveRecord } from '../../content/editRecord.ts'
import { RequestError } from '../../content/validation.ts'
import { isSure, read } from '../../kit/requestBody.ts'
import type { Studio } from '../../Studio.ts'
import { OWNERS } from '../inbox/desk.ts'
import { labels } from './labels.ts'
import type { NotFoundPageProps } from './NotFoundPage.tsx'

const PLACE = '/not-found'
const REDIRECTS = 'content/redirects.yaml'
/** A receiver's commits take milliseconds. */
const PATIENCE_MS = 10_000

const redirect = z.object({ from: z.string(), to: z.string() })

/** Pages that visitors asked for in vain, and where they are to lead. */
export function addNotFoundPage(
  app: FastifyInstance,
  { database, audit }: Pick<Studio, 'database' | 'audit'>,
  editor: Editor,
): void {
  app.get(PLACE, OWNERS, async (_request, reply) =>
    reply.page('notFound', await notFoundProps(database, editor)),
  )
  app.post(PLACE, OWNERS, async ({ body, person }, reply) => {
    const { from, to } = read(redirect, body)
    await editor.history.inTurn(() => leadOn({ ...editor, person }, from, to))
    return reply.redirect(PLACE, 303)
  })
  app.post(`${PLACE}/forget`, OWNERS, async ({ body, person }, reply) => {
    if (!isSure(body)) throw new RequestError(400, labels.notSure)
    await audit(person, labels.forgot)
    await retryWhileBusy(() => forgetNotFound(database), PATIENCE_MS)
    return reply.redirect(PLACE, 303)
  })
}

/** Adds to the old addresses, as their form would. @param path decoded. @throws RequestError */
async function leadOn(editing: Editing, path: string, to: string): Promise<void> {
  const { value, version } = await openRecord(editing, REDIRECTS)
  const others = Array.isArray(value) ? value : []
  // Signs that would end the path, or stand for another one.
  const from = path.replace(/[%?#]/g, encodeURIComponent)
  await saveRecord(editing, { file: REDIRECTS, version, value: [...others, { from, to }] })
}

async function notFoundProps(
  database: Studio['database'],
  { contentDirectory }: Editor,
): Promise<NotFoundPageProps> {
  const { pages, otherRequests } = await readNotFound(database)
  // What is wrong in the content is told where it is edited.
  const content = await readBuiltContent(contentDirectory).catch(() => undefined)
  const redirects = content?.redirects ?? []
  const ends = new Map(redirects.map(({ from, to }) => [addressKey(decodePath(from)), to] as const))
  return {
    rows: pages.map(({ path, requests, last_day, linked_from }) => ({
      path,
      shownPath: visibleLine(path),
      requests,
      lastDay: last_day,
      linkedFrom: linked_from && visibleLine(linked_from),
      leadsTo: ends.get(addressKey(path)) ?? null,
    })),
    otherRequests: otherRequests > 0 ? pluralise(otherRequests, 'request') : null,
  }
}
