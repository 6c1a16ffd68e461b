import type { FastifyInstance } from 'fastify'
import type { Studio } from '../../context/Studio.ts'
import { plainTime } from '../../kit/times.ts'
import { stateFor } from '../../releases/publishing.ts'
import { openUrl } from './draftServer.ts'
import { labels } from './labels.ts'
import type { PreviewPageProps } from './PreviewPage.tsx'
import { createPreviewLink, endPreviewLink, listPreviewLinks } from './previewLinks.ts'
import type { PreviewTokens } from './previewTokens.ts'

const PATH = '/preview'

/**
 * Adds the page that builds the draft site and manages links to it. Without an address for the draft site, the page
 * says how to set one.
 */
export function addPreview(
  app: FastifyInstance,
  {
    audit,
    access: store,
    draftPlace,
    draftSite,
  }: Pick<Studio, 'audit' | 'access' | 'draftPlace' | 'draftSite'>,
  tokens: PreviewTokens,
): void {
  if (draftPlace === undefined) {
    app.get(PATH, (_request, reply) =>
      reply.page('fault', { heading: labels.heading, problems: [labels.howToSet] }),
    )
    return
  }
  const urlFor = (id: string) => openUrl(draftPlace.origin, tokens.tokenFor(id))

  app.get(PATH, async ({ sessionId, person }, reply) => {
    const [state, [built], changes, links] = await Promise.all([
      draftSite.state(),
      draftSite.list(),
      draftSite.changes(),
      listPreviewLinks(store),
    ])
    const props: PreviewPageProps = {
      state: stateFor(person, state),
      built: built && { ...built, changes: changes.length },
      ownUrl: sessionId && urlFor(sessionId),
      links: links.map((link) => ({ ...link, url: urlFor(link.id) })),
    }
    return reply.page('preview', props)
  })
  app.post(`${PATH}/build`, async ({ person }, reply) => {
    // A second request does not start a second build; the page shows who started the first.
    if ((await draftSite.state()).is !== 'publishing') {
      await audit(person, labels.actions.built)
      // Success or failure is part of the state that the page shows.
      draftSite.publish(person).catch(() => undefined)
    }
    return reply.redirect(PATH, 303)
  })
  app.post(`${PATH}/links`, async ({ person }, reply) => {
    const { endsAt } = await createPreviewLink(store, person)
    await audit(person, labels.actions.madeLink, `${labels.until} ${plainTime(endsAt)}`)
    return reply.redirect(PATH, 303)
  })
  app.post<{ Params: { id: string } }>(`${PATH}/links/:id/end`, async (request, reply) => {
    const { person, params } = request
    const links = await listPreviewLinks(store)
    const link = links.find(({ id }) => id === params.id)
    if (link && (await endPreviewLink(store, link.id))) {
      const about = labels.link(link.madeBy, plainTime(link.madeAt))
      await audit(person, labels.actions.endedLink, about)
    }
    return reply.redirect(PATH, 303)
  })
}
