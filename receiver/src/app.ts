import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { addDrain } from './addDrain.ts'
import { addErrorAnswers } from './answers/addErrorAnswers.ts'
import { addBodyParser } from './body/addBodyParser.ts'
import { limitRate } from './guards/limitRate.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { startMail } from './mail/startMail.ts'
import type { Receiver } from './Receiver.ts'
import type { ReceiverOptions } from './ReceiverOptions.ts'
import { addContactRoutes } from './routes/addContactRoutes.ts'
import { addErrorPageStyleRoute } from './routes/addErrorPageStyleRoute.ts'
import { addNewsletterRoute } from './routes/addNewsletterRoute.ts'
import { addSiteRoutes } from './routes/addSiteRoutes.ts'
import { readSiteIndex } from './site/readSiteIndex.ts'
import { createStorage } from './storage/createStorage.ts'
import { openDatabase } from './storage/openDatabase.ts'

/** Time for a whole request to arrive, body included. */
const REQUEST_TIMEOUT_MS = 30_000
/** As long as Node lets a request's head be: a long address is an unknown one, not an error. */
const MAX_ADDRESS_LENGTH = 16 * 1024

/**
 * Builds the receiver: opens the storage, reads the list of the site's files, and puts the routes in
 * place. It does not listen yet; closing it closes the storage, after the last request.
 * @throws when the storage cannot be opened or the site's folder cannot be read.
 */
export async function buildApp(options: ReceiverOptions): Promise<FastifyInstance> {
  const site = readSiteIndex(options.siteDirectory)
  const database = await openDatabase(options)

  const app = Fastify({
    logger: { level: options.logLevel, base: null },
    // Lines about requests would hold visitors' addresses.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_ADDRESS_LENGTH },
    // What arrives on an open connection during the drain is still taken.
    return503OnClosing: false,
    // An address that is no address: it has no route, hence no hooks and no error handler.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { ...SECURITY_HEADERS, 'content-type': 'text/plain' })
      reply.raw.end('Bad Request\n')
    },
  })
  const mail = startMail(app, database, options)
  const storage = createStorage(database, mail)
  const receiver: Receiver = { options, storage, site }
  app.addHook('onClose', async () => {
    await mail?.stop()
    await storage.close()
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })

  addDrain(app)
  limitRate(app, options)
  addBodyParser(app)
  addErrorAnswers(app, receiver)

  addNewsletterRoute(app, receiver)
  addContactRoutes(app, receiver)
  addErrorPageStyleRoute(app)
  addSiteRoutes(app, receiver)
  return app
}
