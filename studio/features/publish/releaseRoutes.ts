import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatLocalTime } from '../../../server/text.ts'
import type { Studio } from '../../Studio.ts'
import type { Releases } from './createReleases.ts'
import { labels } from './labels.ts'

const PLACE = '/publish'
const OWNER = { config: { access: 'owner' } } as const

/** The page from which owners publish, and its two forms. */
export function addReleases(
  app: FastifyInstance,
  { audit }: Pick<Studio, 'audit'>,
  releases: Releases,
): void {
  app.get(PLACE, OWNER, async (_request, reply) => {
    const [state, changes, list] = await Promise.all([
      releases.state(),
      releases.changes(),
      releases.list(),
    ])
    return reply.page('publish', { state, changes, releases: list })
  })
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // The addresses of the forms say everything.
    forms.addContentTypeParser('*', async (_request: FastifyRequest) => undefined)

    // Whoever comes second, or asks for what is gone, finds on the page what is: there is nothing to log.
    const isFree = async () => (await releases.state()).is !== 'publishing'

    forms.post(PLACE, OWNER, async ({ person }, reply) => {
      if (await isFree()) {
        await audit(person, labels.actions.published)
        inBackground(releases.publish(person))
      }
      return reply.redirect(PLACE, 303)
    })
    forms.post<{ Params: { id: string } }>(
      `${PLACE}/back/:id`,
      OWNER,
      async ({ person, params }, reply) => {
        const release = (await releases.list()).find(({ id }) => id === params.id)
        if (release && (await isFree())) {
          await audit(person, labels.actions.wentTo, formatLocalTime(release.at))
          inBackground(releases.back(person, params.id))
        }
        return reply.redirect(PLACE, 303)
      },
    )
  })
}

/** Its end, good or bad, is part of the state that the page shows. */
function inBackground(work: Promise<void>): void {
  work.catch(() => undefined)
}
