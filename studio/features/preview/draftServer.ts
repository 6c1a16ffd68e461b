import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { respondsInJson } from '../../../server/http/contentNegotiation.ts'
import {
  addSecurityHeaders,
  STRICTEST_POLICY,
  securityHeaders,
} from '../../../server/http/headers.ts'
import { logOptions } from '../../../server/log.ts'
import { readableUrl } from '../../../server/readableUrl.ts'
import { currentRelease } from '../../../server/site/releases.ts'
import { readSite, type Site } from '../../../server/site/site.ts'
import { addSiteRoutes } from '../../../server/site/siteRoutes.ts'
import { trustCheck } from '../../../server/trustedProxies.ts'
import type { StudioOptions } from '../../context/Studio.ts'
import { addPageFiles, addPages } from '../../kit/addPages.ts'
import type { PageBundle } from '../../kit/bundle.ts'
import { DRAFT_FOLDER } from '../../releases/releaseFolder.ts'
import { labels } from './labels.ts'
import { openUntil } from './previewLinks.ts'
import { openPreviewTokens } from './previewTokens.ts'

type DraftServerOptions = Pick<
  StudioOptions,
  'projectDirectory' | 'config' | 'access' | 'database'
> & {
  /** Public address, such as https://preview.example.com. */
  previewOrigin: string
  bundle: PageBundle
}

/** Content security policy of notices. */
const NOTICE_POLICY = `${STRICTEST_POLICY}; style-src 'self'; font-src 'self'; img-src data:`

/** The path of a link. The path of a page may follow. */
const openPath = (token: string) => `/open/${token}`

/** The URL that opens the draft site. The path of a page may follow. */
export function openUrl(previewOrigin: string, token: string): string {
  return previewOrigin + openPath(token)
}

/**
 * Serves the draft site to people with a link. It has an origin of its own, so that its scripts cannot act in the
 * studio, and serves nothing of the project but the built site.
 */
export async function createDraftServer(options: DraftServerOptions): Promise<FastifyInstance> {
  const { projectDirectory, config, bundle } = options
  const directory = join(projectDirectory, DRAFT_FOLDER)
  const siteNow = followSite(directory)
  const app = Fastify({
    ...logOptions(config.logLevel),
    forceCloseConnections: true,
    trustProxy: trustCheck(config.trustedProxies),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  addPages(app, bundle)
  addSecurityHeaders(app, () => siteNow()?.everywhere ?? securityHeaders(STRICTEST_POLICY))
  keepFromOthers(app)
  await addDoor(app, options)
  addPageFiles(app, bundle)
  app.setNotFoundHandler((_request, reply) => sendNotice(reply, 404, 'fault'))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    const route = request.routeOptions.url
    if (status >= 500) request.log.error({ err: error, route }, 'request failed')
    return sendNotice(reply, status, 'fault')
  })

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // Forms of the draft site send nothing, so bodies are not read.
    forms.addContentTypeParser('*', async (_request: FastifyRequest) => undefined)
    forms.post('*', (_request, reply) => sendNotice(reply, 403, 'nothingSent'))
  })
  app.addHook('preHandler', async ({ method, routeOptions }, reply) => {
    if (method === 'POST' || routeOptions.config?.access === 'public' || siteNow()) return
    return sendNotice(reply, 404, 'notBuilt')
  })
  addSiteRoutes(app, {
    options: { siteDirectory: directory },
    get site() {
      return siteNow() ?? readSite(null)
    },
    notFound: { count() {} },
  })
  return app
}

/** @returns a function that returns the draft site as last built; undefined before the first build. */
function followSite(directory: string): () => Site | undefined {
  let served: { id: string; site: Site } | undefined
  return () => {
    const release = currentRelease(directory)
    if (release && release.id !== served?.id) {
      served = { id: release.id, site: readSite(release.siteDirectory) }
    }
    return served?.site
  }
}

/** Keeps the draft site out of search engines and shared caches. */
function keepFromOthers(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const kept = String(reply.getHeader('cache-control'))
    reply.headers({
      'x-robots-tag': 'noindex, nofollow',
      // Hashed files may be cached. Pages may not, since the link may have ended.
      'cache-control': kept.includes('immutable') ? kept.replace('public', 'private') : 'no-store',
    })
  })
}

type Opening = { Params: { token: string } }

/** Adds the routes of links. Other requests without a valid link get the notice that the preview is closed. */
async function addDoor(
  app: FastifyInstance,
  { previewOrigin, access: store, database }: DraftServerOptions,
): Promise<void> {
  const tokens = await openPreviewTokens(database)
  const secure = previewOrigin.startsWith('https:')
  const name = secure ? '__Host-preview' : 'preview'
  const cookie = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  const endOf = async (token: string | undefined) => {
    const id = token === undefined ? undefined : tokens.read(token)
    return id === undefined ? undefined : openUntil(store, id)
  }
  await app.register(fastifyCookie)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.access === 'public') return
    if (!(await endOf(request.cookies[name]))) return sendNotice(reply, 401, 'closed')
  })
  async function open(request: FastifyRequest<Opening>, reply: FastifyReply) {
    const { token } = request.params
    const expires = await endOf(token)
    if (!expires) return sendNotice(reply, 401, 'closed')
    // A path that starts with two slashes would name another host.
    const page = (request.raw.url ?? '').replace(/^\/open\/[^/?]*[/\\]*/, '/')
    return reply.setCookie(name, token, { ...cookie, expires }).redirect(page, 303)
  }
  const anybody = { config: { access: 'public' } } as const
  app.get<Opening>(openPath(':token'), anybody, open)
  app.get<Opening>(`${openPath(':token')}/*`, anybody, open)
}

type Notice = 'closed' | 'notBuilt' | 'nothingSent' | 'fault'

/** Responds with a page to people, and with the JSON of form responses to the scripts of forms. */
function sendNotice(reply: FastifyReply, status: number, notice: Notice): FastifyReply {
  const { [notice]: words, [`${notice}Heading` as const]: heading } = labels.guest
  reply.code(status).header('content-security-policy', NOTICE_POLICY)
  if (!respondsInJson(reply.request)) return reply.page('previewNotice', { heading, words })
  return reply.send({
    success: 'false',
    error: words,
    message: words,
    errors: [{ message: words }],
  })
}
