import type { FastifyInstance } from 'fastify'
import { formatLocalTime } from '../../../server/text.ts'
import type { AccessStore } from '../../access/tables.ts'
import type { Studio } from '../../Studio.ts'
import type { Releases } from '../publish/createReleases.ts'
import { openUrl } from './draftServer.ts'
import { labels } from './labels.ts'
import type { PreviewPageProps } from './PreviewPage.tsx'
import { createPreviewLink, endPreviewLink, listPreviewLinks } from './previewLinks.ts'
import type { PreviewTokens } from './previewTokens.ts'

const PLACE = '/preview'

type PreviewOptions = {
  /** Where the draft site is reached, as https://preview.example.com; undefined where it is not. */
  previewOrigin: string | undefined
  /** Its releases. */
  draftSite: Pick<Releases, 'publish' | 'state' | 'list' | 'changes'>
  store: AccessStore
  tokens: PreviewTokens
}

/** What stands beside a form of the content editor. */
export type FrameAnswer = {
  /** Address of a site, to which the path of a page is added; undefined where none can be shown. */
  previewUrl?: string
  /** What is to be known of it. */
  note?: string
}

/** Adds the page from which the draft site is built and shown to others, in words where that is not set up. */
export function addPreview(
  app: FastifyInstance,
  { audit }: Pick<Studio, 'audit'>,
  { previewOrigin, draftSite, store, tokens }: PreviewOptions,
): void {
  if (previewOrigin === undefined) {
    app.get(PLACE, (_request, reply) =>
      reply.page('fault', { heading: labels.heading, problems: [labels.howToSet] }),
    )
    return
  }
  const urlFor = (id: string) => openUrl(previewOrigin, tokens.tokenFor(id))

  app.get(PLACE, async ({ sessionId }, reply) => {
    const [state, [built], changes, links] = await Promise.all([
      draftSite.state(),
      draftSite.list(),
      draftSite.changes(),
      listPreviewLinks(store),
    ])
    const props: PreviewPageProps = {
      state,
      built: built && { ...built, changes: changes.length },
      ownUrl: sessionId && urlFor(sessionId),
      links: links.map((link) => ({ ...link, url: urlFor(link.id) })),
    }
    return reply.page('preview', props)
  })
  app.post(`${PLACE}/build`, async ({ person }, reply) => {
    // Whoever comes second finds on the page who was first.
    if ((await draftSite.state()).is !== 'publishing') {
      await audit(person, labels.actions.built)
      // Its end, good or bad, is part of the state that the page shows.
      draftSite.publish(person).catch(() => undefined)
    }
    return reply.redirect(PLACE, 303)
  })
  app.post(`${PLACE}/links`, async ({ person }, reply) => {
    const { endsAt } = await createPreviewLink(store, person)
    await audit(person, labels.actions.madeLink, `${labels.until} ${formatLocalTime(endsAt)}`)
    return reply.redirect(PLACE, 303)
  })
  app.post<{ Params: { id: string } }>(`${PLACE}/links/:id/end`, async (request, reply) => {
    const { person, params } = request
    const links = await listPreviewLinks(store)
    const link = links.find(({ id }) => id === params.id)
    if (link && (await endPreviewLink(store, link.id))) {
      const about = labels.link(link.madeBy, formatLocalTime(link.madeAt))
      await audit(person, labels.actions.endedLink, about)
    }
    return reply.redirect(PLACE, 303)
  })
}

/** What the editor shows beside a form to who is elsewhere: the draft site as it was built last. */
export async function builtFrame(
  { previewOrigin, draftSite, tokens }: PreviewOptions,
  sessionId: string,
): Promise<FrameAnswer> {
  if (previewOrigin === undefined) return { note: labels.frame.notSet }
  const [built] = await draftSite.list()
  if (!built) return { note: labels.frame.notBuilt }
  return {
    previewUrl: openUrl(previewOrigin, tokens.tokenFor(sessionId)),
    note: labels.frame.builtAt(formatLocalTime(built.at)),
  }
}
