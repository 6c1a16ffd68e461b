import Fastify, { type FastifyInstance } from 'fastify'
import { countPages } from '../core/analytics/countPages.ts'
import { openDatabase } from '../core/database/openDatabase.ts'
import { readSecret } from '../core/database/secrets.ts'
import { countNotFound } from '../core/notFound/countNotFound.ts'
import { startOutbox } from '../core/outbox/startOutbox.ts'
import { createFormTokens } from '../core/spam/formToken.ts'
import { createStorage } from '../core/submissions/submissionStore.ts'
import { createSubscriberLinks } from '../core/subscribers/subscriberLinks.ts'
import { trustCheck } from '../server/addresses.ts'
import { addSecurityHeaders } from '../server/headers.ts'
import { logOptions } from '../server/log.ts'
import { readableUrl } from '../server/readableUrl.ts'
import { siteOrigins } from '../server/site/ownAddresses.ts'
import { readSite } from '../server/site/site.ts'
import { addSiteRoutes } from '../server/site/siteRoutes.ts'
import { addCountRoute } from './analyticsRoute.ts'
import { addBodyParser, limitBodies } from './forms/body.ts'
import { addErrorHandler } from './forms/errorHandler.ts'
import { addContactRoutes, addNewsletterRoute } from './forms/formRoutes.ts'
import { addTokenRoute } from './forms/tokenRoute.ts'
import { limitConnections, limitWaitingRequests } from './guards/connections.ts'
import { addOriginGuard, requireOneHost } from './guards/hostAndOrigin.ts'
import { limitRate } from './guards/rateLimit.ts'
import { addHealthRoutes } from './healthRoutes.ts'
import { DEFAULT_TIMEOUTS, MAX_HEAD_BYTES, serverLimits } from './limits.ts'
import { addPlainPageStyleRoute } from './plainPage.ts'
import type { Receiver, ReceiverOptions } from './Receiver.ts'
import { addSubscriberRoutes } from './subscriberRoutes.ts'

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
  const links = createSubscriberLinks(
    await readSecret(database, 'subscriber-links'),
    options.receiverUrl,
  )

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
  const notFound = countNotFound({
    ...counting,
    site: { hasPage: (path) => receiver.site.hasPage(path) },
  })
  const pageCounts = countPages({
    ...counting,
    site: { pageAt: (path) => receiver.site.pageAt(path) },
  })
  const receiver: Receiver = { options, storage, site, notFound, formTokens, origins }
  app.decorate('serveSite', (directory: string) => {
    receiver.site = readSite(directory)
  })
  app.addHook('onClose', async () => {
    await Promise.all([outbox.stop(), notFound.stop(), pageCounts.stop()])
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
  addSubscriberRoutes(app, receiver, links)
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
