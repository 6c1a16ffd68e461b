import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { Drawings } from '../../content/drawings/Drawings.ts'
import type { FoundPlace } from '../../content/drawings/findPlace.ts'
import { isAsset } from '../../content/drawings/isAsset.ts'
import type { Studio } from '../../context/Studio.ts'
import { labels as kitLabels } from '../../kit/labels.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { read } from '../../kit/requestBody.ts'

/** A drawing runs no scripts, submits no forms and loads nothing from other hosts, also in a tab of its own. */
const DRAWING_POLICY =
  "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'"

const named = z.object({ file: z.string() })

const MAX_CLICKED_CHARACTERS = 2000
const clicked = named.extend({
  words: z.string().transform((words) => words.slice(0, MAX_CLICKED_CHARACTERS)),
  page: z.string().optional(),
  block: z.coerce.number().int().optional(),
})

/** The field that contains the clicked text. */
export type ClickAnswer = { place?: FoundPlace | undefined }

/** The HTML of a page with all working copies, rendered by the site's own components. */
export type DrawingAnswer = { page: string }

/** Adds the preview of pages while a person types. */
export function addDrawings(
  app: FastifyInstance,
  {
    contentDirectory,
    drafts,
    startDrawer,
  }: Pick<Studio, 'contentDirectory' | 'drafts' | 'startDrawer'>,
): void {
  const drawings = new Drawings({ contentDirectory, drafts, startDrawer })
  app.addHook('onClose', () => drawings.end())

  app.get(
    '/api/drawing',
    async ({ query }): Promise<DrawingAnswer> => ({
      page: await drawings.page(read(named, query).file),
    }),
  )
  app.get('/api/clicked', async ({ query }): Promise<ClickAnswer> => {
    const { file, words, page, block } = read(clicked, query)
    const inBlock = page !== undefined && block !== undefined && { file: page, index: block }
    return { place: await drawings.placeOf({ file, words, ...(inBlock && { block: inBlock }) }) }
  })
  app.get('/preview/page', async ({ query }, reply) => {
    const page = await drawings.page(read(named, query).file)
    return sendDocument(reply, page, "'none'")
  })
  // The frame beside a form: the editor inserts the drawing.
  app.get('/preview/frame', (_request, reply) => {
    reply.header('x-frame-options', 'SAMEORIGIN')
    return sendDocument(reply, '<!doctype html><title></title>', "'self'")
  })

  // Drawings refer to their assets by addresses of the drawing process.
  for (const address of ['/_image', '/@fs/*', '/.cache/fonts/*', '/video/*']) {
    app.get(address, async ({ raw: { url = '' } }, reply) => {
      if (!isAsset(url)) throw new RequestError(404, kitLabels.errors.nothingHere)
      const answer = await drawings.asset(url)
      const type = answer.headers.get('content-type') ?? ''
      if (!answer.ok || !/^(image|font|video)\//.test(type)) {
        throw new RequestError(404, kitLabels.errors.nothingHere)
      }
      return reply
        .type(type)
        .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
        .header('cache-control', 'private, max-age=60')
        .send(Buffer.from(await answer.arrayBuffer()))
    })
  }
}

function sendDocument(reply: FastifyReply, page: string, ancestors: string): FastifyReply {
  return reply
    .header('content-security-policy', `${DRAWING_POLICY}; frame-ancestors ${ancestors}`)
    .type('text/html; charset=utf-8')
    .send(page)
}
