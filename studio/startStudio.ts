import { setTimeout as wait } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { readSecret } from '../core/database/secrets.ts'
import { STRICT_TRANSPORT_SECURITY } from '../server/http/headers.ts'
import { logOptions } from '../server/log.ts'
import { trustCheck } from '../server/trustedProxies.ts'
import { addAccess } from './access/addAccess.ts'
import { LOCAL_OWNER, type Person } from './access/person.ts'
import type { AccessStore } from './access/tables.ts'
import { MEBIBYTE } from './content/form/maxUploadBytes.ts'
import type { GitCheckout } from './content/gitCheckout.ts'
import { History } from './content/history.ts'
import { RequestError, type ValidationError } from './content/validation.ts'
import { addArticlePreview } from './editor/articlePreview/addArticlePreview.ts'
import { addCalls } from './editor/routes.ts'
import { addAnalytics } from './features/analytics/addAnalytics.ts'
import { addChanges } from './features/history/addChanges.ts'
import { addInbox } from './features/inbox/addInbox.ts'
import { addNotFoundPage } from './features/notFound/addNotFound.ts'
import { addPreview, builtFrame, type FrameAnswer } from './features/preview/addPreview.ts'
import { createDraftServer } from './features/preview/draftServer.ts'
import { createPreviewTokens, type PreviewTokens } from './features/preview/previewTokens.ts'
import type { Releases } from './features/publish/createReleases.ts'
import { addReleases } from './features/publish/releaseRoutes.ts'
import { addPageFiles, addPages } from './kit/addPages.ts'
import { type Bundle, bundleStudio } from './kit/bundle.ts'
import { guardRequest } from './kit/guardRequest.ts'
import { OWN_STYLE_POLICY } from './kit/ownStylePolicy.ts'
import { addFormBody } from './kit/requestBody.ts'
import { labels } from './labels.ts'
import type { Studio } from './Studio.ts'

/** What the form shows of content/: words and data are not sent as files. */
const PICTURES = /^\/content\/(?:pictures|logos|video)\/.+\.(?:webp|png|jpe?g|avif|svg)$/
/** Between two questions whether the site in development answers, and for how long it is asked. */
const SITE_PAUSE_MS = 300
const SITE_PATIENCE_MS = 60_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. */
    person: Person
  }
}

export type StudioOptions = Studio & {
  /** What holds the content, and keeps each save. */
  checkout: GitCheckout
  /** What was published. */
  releases: Releases
  /** Who may come in. */
  access: AccessStore
  /** Address that it listens at, as does what shows the draft site. */
  host: string
  port: number
  /** Where the site in development is served, as http://127.0.0.1:4321; undefined where the studio is used from elsewhere. */
  developmentUrl: string | undefined
  /** The draft site as it is built for people elsewhere. */
  draftSite: Releases
  /** Where it is shown to them; undefined for nowhere. */
  draftPlace: { origin: string; port: number } | undefined
}

/** Starts the studio. @returns how to end it. */
export async function startStudio(options: StudioOptions): Promise<() => Promise<void>> {
  const bundle = await bundleStudio(options.projectDirectory)
  const app = Fastify({
    ...logOptions(options.config.logLevel),
    forceCloseConnections: true,
    trustProxy: trustCheck(options.config.trustedProxies),
  })
  await addStudio(app, bundle, options)
  const { host } = options
  await app.listen({ host, port: options.port })
  const { access: store, draftPlace } = options
  if (!draftPlace) return () => app.close()
  const tokens = await previewTokens(options.database)
  const shared = { ...options, store, tokens, bundle, previewOrigin: draftPlace.origin }
  const drafts = await createDraftServer(shared)
  await drafts.listen({ host, port: draftPlace.port })
  return async () => {
    await Promise.all([app.close(), drafts.close()])
  }
}

async function previewTokens(database: StudioOptions['database']): Promise<PreviewTokens> {
  return createPreviewTokens(await readSecret(database, 'studio-preview'))
}

/** Adds everything that the studio answers. */
export async function addStudio(
  app: FastifyInstance,
  bundle: Bundle,
  options: StudioOptions,
): Promise<void> {
  const { contentDirectory, access, releases, database, checkout } = options
  const { port, origin, developmentUrl, draftSite, draftPlace } = options
  addPages(app, bundle)
  addGuards(app, { port, origin, frameOrigin: developmentUrl ?? draftPlace?.origin })
  addFormBody(app)
  await addAccess(app, options, access)
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'not committed')
  const history = new History(contentDirectory, options.audit, { checkout, onFailure })
  const editor = { contentDirectory, history }
  addCalls(app, editor)
  addArticlePreview(app, options, bundle)
  addChanges(app, options, editor)
  addReleases(app, options, releases)
  addInbox(app, options, editor)
  addAnalytics(app, options)
  addNotFoundPage(app, options, editor)
  const tokens = await previewTokens(database)
  const preview = { previewOrigin: draftPlace?.origin, draftSite, store: access, tokens }
  addPreview(app, options, preview)
  app.get('/api/preview', async ({ sessionId = '' }): Promise<FrameAnswer> => {
    if (developmentUrl === undefined) return builtFrame(preview, sessionId)
    return (await siteReady(developmentUrl)) ? { previewUrl: developmentUrl } : {}
  })
  app.get('/healthz', { config: { access: 'public' } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('ok\n'),
  )
  app.get('/', (_request, reply) => reply.page('content', {}))
  addPageFiles(app, bundle)
  addPictures(app, contentDirectory)
}

type GuardOptions = Pick<StudioOptions, 'port' | 'origin'> & {
  /** Whose pages those of the studio may show in a frame, beside their own. */
  frameOrigin?: string | undefined
}

/** Nobody but the studio's own pages is answered. Each failure is told in words, and its cause to the log alone. */
export function addGuards(
  app: FastifyInstance,
  { port, origin, frameOrigin = '' }: GuardOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'self'; img-src 'self' data:; frame-src 'self' ${frameOrigin}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // Not "no-referrer": browsers then keep to themselves which page sends a form.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    if (origin?.startsWith('https:')) {
      reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY)
    }
    const reason = guardRequest(request.raw, port, origin)
    if (reason) throw new RequestError(403, reason)
    if (origin === undefined) request.person = LOCAL_OWNER
  })
  app.setNotFoundHandler((_request, reply) =>
    sendErrors(reply, 404, [{ problem: labels.errors.nothingHere }]),
  )
  app.setErrorHandler<FastifyError | RequestError>((error, request, reply) => {
    const status = error instanceof RequestError ? error.status : (error.statusCode ?? 500)
    // The pattern of the address: what stands in its place may be the token of a link.
    const route = request.routeOptions.url
    if (status >= 500) request.log.error({ err: error, route }, 'request failed')
    if (error instanceof RequestError) return sendErrors(reply, status, error.errors)
    const { tooLarge, unreadableCall, unexpected } = labels.errors
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const megabytes = Math.floor(request.routeOptions.bodyLimit / MEBIBYTE)
      return sendErrors(reply, 413, [{ problem: tooLarge(megabytes) }])
    }
    return sendErrors(reply, status, [{ problem: status < 500 ? unreadableCall : unexpected }])
  })
}

/** In words that the one who asked can read: a page for people, JSON for the scripts of pages. */
function sendErrors(
  reply: FastifyReply,
  status: number,
  errors: readonly ValidationError[],
): FastifyReply {
  reply.code(status)
  if (!reply.request.headers.accept?.includes('text/html')) return reply.send({ errors })
  const problems = errors.map(({ problem }) => problem)
  return reply.page('fault', { heading: labels.notShown, problems })
}

/** The pictures of the content folder. */
function addPictures(app: FastifyInstance, contentDirectory: string): void {
  app.register(fastifyStatic, {
    root: contentDirectory,
    prefix: '/content/',
    cacheControl: false,
    index: false,
    allowedPath: (_path, _root, { url }) => PICTURES.test(new URL(url, 'http://studio').pathname),
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache')
      reply.header('content-security-policy', OWN_STYLE_POLICY)
    },
  })
}

/** Waits until the site in development answers. @returns whether it did within a minute. */
async function siteReady(url: string): Promise<boolean> {
  const end = Date.now() + SITE_PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
    if (answer) return true
    await wait(SITE_PAUSE_MS)
  }
  return false
}
