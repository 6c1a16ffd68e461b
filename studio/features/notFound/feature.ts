import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addressKey } from '../../../content-model/addressKey.ts'
import { decodePath } from '../../../content-model/decodePath.ts'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { forgetNotFound, readNotFound } from '../../../core/notFound/notFoundCounts.ts'
import { pluralise, visibleLine } from '../../../server/text.ts'
import {
  type Editing,
  type Editor,
  openRecord,
  saveRecord,
} from '../../content/editing/editRecord.ts'
import { OWNERS, withRetries } from '../../context/routes.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { isConfirmed, read } from '../../kit/requestBody.ts'
import { labels } from './labels.ts'
import type { NotFoundPageProps } from './NotFoundPage.tsx'

const PATH = '/not-found'
const REDIRECTS = 'content/redirects.yaml'

const redirect = z.object({ from: z.string(), to: z.string() })

export const notFound: Feature = { addRoutes: addNotFound }

/** Adds the page of addresses that were not found, on which they can be redirected. */
function addNotFound(
  app: FastifyInstance,
  { database, audit, editor }: Pick<Studio, 'database' | 'audit' | 'editor'>,
): void {
  app.get(PATH, OWNERS, async (_request, reply) =>
    reply.page('notFound', await notFoundProps(database, editor)),
  )
  app.post(PATH, OWNERS, async ({ body, person }, reply) => {
    const { from, to } = read(redirect, body)
    await editor.history.inTurn(() => leadOn({ ...editor, person }, from, to))
    return reply.redirect(PATH, 303)
  })
  app.post(`${PATH}/forget`, OWNERS, async ({ body, person }, reply) => {
    if (!isConfirmed(body)) throw new RequestError(400, labels.notSure)
    await audit(person, labels.forgot)
    await withRetries(() => forgetNotFound(database))
    return reply.redirect(PATH, 303)
  })
}

/** Adds a redirect in the same way as its form in the editor. @param path decoded. @throws RequestError */
async function leadOn(editing: Editing, path: string, to: string): Promise<void> {
  const { value, version } = await openRecord(editing, REDIRECTS)
  const others = Array.isArray(value) ? value : []
  // Escapes characters that would end the path or be decoded.
  const from = path.replace(/[%?#]/g, encodeURIComponent)
  await saveRecord(editing, { file: REDIRECTS, version, value: [...others, { from, to }] })
}

async function notFoundProps(
  database: Studio['database'],
  { contentDirectory }: Editor,
): Promise<NotFoundPageProps> {
  const { pages, otherRequests } = await readNotFound(database)
  // The editor shows errors of the content.
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
