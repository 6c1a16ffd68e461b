import Fastify, { type FastifyInstance } from 'fastify'
import { logOptions } from '../server/log.ts'
import { describeProject } from '../server/project.ts'
import { trustCheck } from '../server/trustedProxies.ts'
import { type Bundle, bundleStudio } from './bundleStudio.ts'
import { openDrafts } from './content/drafts/draftStore.ts'
import { History } from './content/editing/history.ts'
import type { Studio, StudioOptions } from './context/Studio.ts'
import { createDraftServer } from './features/preview/draftServer.ts'
import { features } from './features.ts'
import { addGuards } from './kit/addGuards.ts'
import { addPageFiles, addPages } from './kit/addPages.ts'
import { FlashStore } from './kit/FlashStore.ts'
import { addFormBody } from './kit/requestBody.ts'

/** Starts the studio. @param host address at which it and the draft site listen. @returns a function that ends both. */
export async function startStudio(
  options: StudioOptions & { host: string; port: number },
): Promise<() => Promise<void>> {
  const { config, host, port, draftPlace } = options
  const bundle = await bundleStudio(options.projectDirectory)
  const app = Fastify({
    ...logOptions(config.logLevel),
    forceCloseConnections: true,
    trustProxy: trustCheck(config.trustedProxies),
  })
  await addStudio(app, bundle, options)
  await app.listen({ host, port })
  if (!draftPlace) return () => app.close()
  const drafts = await createDraftServer({ ...options, bundle, previewOrigin: draftPlace.origin })
  await drafts.listen({ host, port: draftPlace.port })
  return async () => {
    await Promise.all([app.close(), drafts.close()])
  }
}

/** Adds all routes of the studio. */
export async function addStudio(
  app: FastifyInstance,
  bundle: Bundle,
  options: StudioOptions & { port: number },
): Promise<void> {
  const { contentDirectory, audit, checkout, port, origin } = options
  addPages(app, bundle, () =>
    features.flatMap(({ navItem, isShown }) =>
      navItem && (isShown?.(options) ?? true) ? [navItem] : [],
    ),
  )
  addGuards(app, { port, origin })
  addFormBody(app)
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'not committed')
  const studio: Studio = {
    ...options,
    ...describeProject(options.config, options, process.env),
    editor: {
      contentDirectory,
      history: new History(contentDirectory, audit, { checkout, onFailure }),
    },
    drafts: await openDrafts(options.database),
    flash: new FlashStore(),
    articles: bundle.articles,
  }
  for (const { addRoutes } of features) await addRoutes(app, studio)
  app.get('/healthz', { config: { access: 'public' } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('ok\n'),
  )
  addPageFiles(app, bundle)
}
