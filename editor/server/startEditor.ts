import { join } from 'node:path'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { addCalls } from './addCalls.ts'
import { addFiles } from './addFiles.ts'
import { createArticleCheck } from './articleCheck.ts'
import { buildPage } from './buildPage.ts'
import { guardRequest } from './guardRequest.ts'
import { loadArticleComponents } from './loadArticleComponents.ts'
import { Refusal } from './Refusal.ts'
import { siteReady } from './siteReady.ts'

const MEBIBYTE = 1024 * 1024

export type EditorOptions = {
  /** Root of the project, which holds content/. */
  projectDirectory: string
  port: number
  /** Where the site is served as it will look, as http://127.0.0.1:4321. */
  previewUrl: string
}

/** Starts the editor, on this machine only. @returns how to end it. */
export async function startEditor(options: EditorOptions): Promise<() => Promise<void>> {
  const { projectDirectory, port, previewUrl } = options
  const [page, components] = await Promise.all([
    buildPage(projectDirectory),
    loadArticleComponents(projectDirectory),
  ])
  const contentDirectory = join(projectDirectory, 'content')
  const app = Fastify({ forceCloseConnections: true })
  addGuards(app, { port, previewUrl })
  addCalls(app, { contentDirectory, checkArticle: createArticleCheck(components) })
  app.get('/api/preview', async () => ({ previewUrl, isReady: await siteReady(previewUrl) }))
  addFiles(app, page, contentDirectory)
  await app.listen({ host: '127.0.0.1', port })
  return () => app.close()
}

/** Nobody but the editor's own page is answered, and each failure is told in sentences. */
function addGuards(
  app: FastifyInstance,
  { port, previewUrl }: Pick<EditorOptions, 'port' | 'previewUrl'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'self'; img-src 'self' data:; frame-src ${previewUrl}; frame-ancestors 'none'; form-action 'self'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const refusal = guardRequest(request.raw, port)
    if (refusal) throw new Refusal(403, [refusal])
  })
  app.setNotFoundHandler((_request, reply) =>
    sendRefusals(reply, 404, ['There is nothing at this address.']),
  )
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return sendRefusals(reply, error.status, error.sentences)
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const megabytes = Math.floor(request.routeOptions.bodyLimit / MEBIBYTE)
      return sendRefusals(reply, 413, [`This is larger than ${megabytes} MB.`])
    }
    const status = error.statusCode ?? 500
    return status < 500
      ? sendRefusals(reply, status, ['The call of the editor could not be read.'])
      : sendRefusals(reply, status, [`Something went wrong. Nothing was written. ${error.message}`])
  })
}

function sendRefusals(
  reply: FastifyReply,
  status: number,
  refusals: readonly string[],
): FastifyReply {
  return reply.code(status).send({ refusals })
}
