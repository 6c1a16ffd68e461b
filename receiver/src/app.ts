import Fastify, { type FastifyInstance } from 'fastify'
import { trustCheck } from './addresses.ts'
import { limitConnections, limitWaitingRequests } from './guards/connections.ts'
import { addOriginGuard, requireOneHost } from './guards/hostAndOrigin.ts'
import { limitRate } from './guards/rateLimit.ts'
import { addSecurityHeaders } from './headers.ts'
import { addHealthRoutes } from './healthRoutes.ts'
import { DEFAULT_TIMEOUTS, MAX_HEAD_BYTES, serverLimits } from './limits.ts'
import { logOptions } from './log.ts'
import { countPages } from './numbers/countPages.ts'
import { addCountRoute } from './numbers/countRoute.ts'
import { startOutbox } from './outbox/startOutbox.ts'
import { addPlainPageStyleRoute } from './plainPage.ts'
import type { Receiver, ReceiverOptions } from './Receiver.ts'
import { readableUrl } from './readableUrl.ts'
import { createReaderLinks } from './readers/readerLinks.ts'
import { addReaderRoutes } from './readers/readerRoutes.ts'
import { countMissingPages } from './site/missingPages.ts'
import { siteOrigins } from './site/ownAddresses.ts'
import { readSite } from './site/site.ts'
import { addSiteRoutes } from './site/siteRoutes.ts'
import { createFormTokens } from './spam/formToken.ts'
import { addTokenRoute } from './spam/tokenRoute.ts'
import { openDatabase } from './storage/openDatabase.ts'
import { readSecret } from './storage/secrets.ts'
import { createStorage } from './storage/storage.ts'
import { addBodyParser, limitBodies } from './submission/body.ts'
import { addErrorHandler } from './submission/errorHandler.ts'
import { addContactRoutes, addNewsletterRoute } from './submission/formRoutes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Serves another build of the site from now on; requests that have begun are answered from the former one.
     * @throws when the folder cannot be read; the former site stays then.
     */
    serveSite(directory: string): void
  }
}

/**
 * Builds the receiver: opens the storage, reads the list of the site's files, and puts the routes in
 * place. It does not listen yet; closing it closes the storage, after the last request.
 * @throws when the storage cannot be opened or the site's folder cannot be read.
 */
export async function buildApp(options: ReceiverOptions): Promise<FastifyInstance> {
  const site = readSite(options.siteDirectory)
  const database = await openDatabase(options)
  const formTokens = createFormTokens(await readSecret(database, 'form-token'))
  const links = createReaderLinks(await readSecret(database, 'reader-links'), options.receiverUrl)

  const app = Fastify({
    ...logOptions(options.logLevel),
    ...serverLimits(options.timeouts ?? DEFAULT_TIMEOUTS),
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    trustProxy: trustCheck(options.trustedProxies),
    // What arrives on an open connection during the drain is still taken.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  const outbox = startOutbox(app, database, links, options)
  const storage = createStorage(database, outbox, app.log)
  const origins = siteOrigins(options)
  const { now = () => new Date() } = options
  const counting = { database, log: app.log, now }
  const missingPages = countMissingPages({
    ...counting,
    site: { hasPage: (path) => receiver.site.hasPage(path) },
  })
  const pageCounts = countPages({
    ...counting,
    site: { pageAt: (path) => receiver.site.pageAt(path) },
  })
  const receiver: Receiver = { options, storage, site, missingPages, formTokens, origins }
  app.decorate('serveSite', (directory: string) => {
    receiver.site = readSite(directory)
  })
  app.addHook('onClose', async () => {
    await Promise.all([outbox.stop(), missingPages.stop(), pageCounts.stop()])
    await storage.close()
  })

  const isClosing = addDrain(app)
  limitConnections(app, options)
  limitWaitingRequests(app)
  addSecurityHeaders(app, () => receiver.site.everywhere)
  requireOneHost(app)
  addOriginGuard(app, receiver)
  limitRate(app, options)
  limitBodies(app, options)
  addBodyParser(app)
  addErrorHandler(app, receiver)

  addNewsletterRoute(app, receiver)
  addContactRoutes(app, receiver)
  addTokenRoute(app, receiver)
  addReaderRoutes(app, receiver, links)
  if (options.countsPages) addCountRoute(app, receiver, pageCounts)
  addPlainPageStyleRoute(app, options.pageBrand)
  addHealthRoutes(app, receiver, isClosing)
  addSiteRoutes(app, receiver)
  return app
}

/**
 * Lets the last answers close their connections. Otherwise one that is kept alive, by a proxy for
 * instance, holds up the end of the process.
 * @returns a function that says whether the end has begun.
 */
function addDrain(app: FastifyInstance): () => boolean {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  return () => isClosing
}
