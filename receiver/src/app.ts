import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { addDrain } from './addDrain.ts'
import { trustCheck } from './addresses.ts'
import { addSecurityHeaders } from './addSecurityHeaders.ts'
import { addErrorAnswers } from './answers/addErrorAnswers.ts'
import { describeError } from './answers/describeError.ts'
import { addBodyParser } from './body/addBodyParser.ts'
import { limitBodies } from './body/limitBodies.ts'
import { addOriginGuard } from './guards/addOriginGuard.ts'
import { limitConnections } from './guards/limitConnections.ts'
import { limitRate } from './guards/limitRate.ts'
import { limitWaitingRequests } from './guards/limitWaitingRequests.ts'
import { requireOneHost } from './guards/requireOneHost.ts'
import { DEFAULT_TIMEOUTS, MAX_HEAD_BYTES, serverLimits } from './limits.ts'
import { startMail } from './mail/startMail.ts'
import type { Receiver } from './Receiver.ts'
import type { ReceiverOptions } from './ReceiverOptions.ts'
import { addContactRoutes } from './routes/addContactRoutes.ts'
import { addErrorPageStyleRoute } from './routes/addErrorPageStyleRoute.ts'
import { addHealthRoutes } from './routes/addHealthRoutes.ts'
import { addNewsletterRoute } from './routes/addNewsletterRoute.ts'
import { addSiteRoutes } from './routes/addSiteRoutes.ts'
import { readSiteHeaders } from './site/readSiteHeaders.ts'
import { readSiteIndex } from './site/readSiteIndex.ts'
import { siteOrigins } from './site/siteOrigins.ts'
import { createStorage } from './storage/createStorage.ts'
import { openDatabase } from './storage/openDatabase.ts'

/**
 * Builds the receiver: opens the storage, reads the list of the site's files, and puts the routes in
 * place. It does not listen yet; closing it closes the storage, after the last request.
 * @throws when the storage cannot be opened or the site's folder cannot be read.
 */
export async function buildApp(options: ReceiverOptions): Promise<FastifyInstance> {
  const site = readSiteIndex(options.siteDirectory)
  const { everywhere: headers, policies } = readSiteHeaders(options.siteDirectory)
  const database = await openDatabase(options)

  const app = Fastify({
    logger: { level: options.logLevel, base: null, serializers: { err: describeError } },
    // Lines about requests would hold visitors' addresses.
    logController: new LogController({ disableRequestLogging: true }),
    ...serverLimits(options.timeouts ?? DEFAULT_TIMEOUTS),
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    trustProxy: trustCheck(options.trustedProxies),
    // What arrives on an open connection during the drain is still taken.
    return503OnClosing: false,
    // An address that is no address: it has no route, hence no hooks and no error handler.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { ...headers, 'content-type': 'text/plain' })
      reply.raw.end('Bad Request\n')
    },
  })
  const mail = startMail(app, database, options)
  const storage = createStorage(database, mail, app.log)
  const receiver: Receiver = { options, storage, site, policies, origins: siteOrigins(options) }
  app.addHook('onClose', async () => {
    await mail?.stop()
    await storage.close()
  })

  const isClosing = addDrain(app)
  limitConnections(app, options)
  limitWaitingRequests(app)
  addSecurityHeaders(app, headers)
  requireOneHost(app)
  addOriginGuard(app, receiver)
  limitRate(app, options)
  limitBodies(app, options)
  addBodyParser(app)
  addErrorAnswers(app, receiver)

  addNewsletterRoute(app, receiver)
  addContactRoutes(app, receiver)
  addErrorPageStyleRoute(app)
  addHealthRoutes(app, receiver, isClosing)
  addSiteRoutes(app, receiver)
  return app
}
