import Fastify, { type FastifyInstance } from 'fastify'
import { createCore } from '../core/core.ts'
import { addSecurityHeaders } from '../server/http/headers.ts'
import { logOptions } from '../server/log.ts'
import { openDatabase } from '../server/openDatabase.ts'
import { readableUrl } from '../server/readableUrl.ts'
import { siteOrigins } from '../server/site/ownAddresses.ts'
import { readSite } from '../server/site/site.ts'
import { addSiteRoutes } from '../server/site/siteRoutes.ts'
import { trustCheck } from '../server/trustedProxies.ts'
import { addCountRoute } from './analyticsRoute.ts'
import { addBodyParser, limitBodies } from './forms/body.ts'
import { addErrorHandler } from './forms/errorHandler.ts'
import { addContactRoutes, addNewsletterRoute } from './forms/formRoutes.ts'
import { addTokenRoute } from './forms/tokenRoute.ts'
import { limitConnections, limitWaitingRequests } from './guards/connections.ts'
import { addOriginGuard, requireOneHost } from './guards/hostAndOrigin.ts'
import { limitRate } from './guards/rateLimit.ts'
import { addHealthRoutes } from './healthRoutes.ts'
import { DEFAULT_TIMEOUTS, MAX_HEAD_BYTES, serverLimits } from './kit/limits.ts'
import { addPlainPageStyleRoute } from './kit/plainPage.ts'
import type { Receiver, ReceiverOptions } from './kit/Receiver.ts'
import { addSubscriberRoutes } from './subscriberRoutes.ts'

/**
 * Builds the receiver: opens the storage, reads the list of the site's files, and registers the routes. It does not
 * listen yet; closing it closes the storage, after the last request.
 * @throws if the storage cannot be opened or the site's folder cannot be read.
 */
export async function buildApp(options: ReceiverOptions): Promise<FastifyInstance> {
  const site = readSite(options.siteDirectory)
  const database = await openDatabase(options)
  const app = Fastify({
    ...logOptions(options.logLevel),
    ...serverLimits(options.timeouts ?? DEFAULT_TIMEOUTS),
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    trustProxy: trustCheck(options.trustedProxies),
    // Requests on an open connection are still handled during the drain.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  const core = await createCore(database, options, app.log, (path) => receiver.site.pageAt(path))
  const receiver: Receiver = { ...core, options, site, origins: siteOrigins(options) }
  app.decorate('serveSite', (directory: string) => {
    receiver.site = readSite(directory)
  })
  app.addHook('onReady', async () => core.start())
  app.addHook('onClose', () => core.stop())

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
  addSubscriberRoutes(app, receiver)
  if (options.countsPages) addCountRoute(app, receiver)
  addPlainPageStyleRoute(app, options.pageBrand)
  addHealthRoutes(app, core.storage, isClosing)
  addSiteRoutes(app, receiver)
  return app
}

/**
 * Makes the last responses close their connections. Otherwise a kept-alive connection, such as a proxy's, would delay
 * the end of the process.
 * @returns a function that tells whether the shutdown has begun.
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
