import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loadRecords } from '../../../content-model/records.ts'
import { currentRelease, RELEASES_FOLDER } from '../../../server/site/releases.ts'
import { readStored } from '../../content/contentFiles.ts'
import { listUnfinished } from '../../content/drafts/listUnfinished.ts'
import { labelOfStored } from '../../content/editing/labelOfFile.ts'
import { hiddenUntil } from '../../content/hiddenUntil.ts'
import { EDITORS } from '../../context/routes.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { plainTime } from '../../kit/times.ts'
import { labels } from '../../releases/labels.ts'
import { stateFor } from '../../releases/publishing.ts'

const PATH = '/publish'
/** Further changes are counted, not listed: the first publish changes every file. */
const LISTED_CHANGES = 40

export const publish: Feature = {
  navItem: { href: '/publish', label: labels.heading, role: 'editor' },
  addRoutes: addPublish,
}

/** Adds the page from which editors and owners publish, with its two forms. */
function addPublish(
  app: FastifyInstance,
  {
    audit,
    releases,
    editor,
    drafts,
    projectDirectory,
  }: Pick<Studio, 'audit' | 'releases' | 'editor' | 'drafts' | 'projectDirectory'>,
): void {
  const { contentDirectory } = editor
  app.get(PATH, EDITORS, async ({ person }, reply) => {
    const [state, changes, list, unfinished, { records }] = await Promise.all([
      releases.state(),
      releases.changes(),
      releases.list(),
      listUnfinished(contentDirectory, drafts),
      loadRecords(contentDirectory),
    ])
    const seen = currentRelease(join(projectDirectory, RELEASES_FOLDER))?.contentDirectory
    const textIn = (directory: string, path: string) =>
      readStored(directory, path).catch(() => undefined)
    const listed = changes.slice(0, LISTED_CHANGES).map(async (change) => ({
      ...change,
      label: await labelOfStored(records, contentDirectory, change.path),
      hiddenUntil:
        seen &&
        hiddenUntil(
          change.path,
          await textIn(seen, change.path),
          await textIn(contentDirectory, change.path),
        ),
    }))
    return reply.page('publish', {
      state: stateFor(person, state),
      changes: await Promise.all(listed),
      moreChanges: changes.length - listed.length,
      releases: list,
      unfinished,
    })
  })
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // The forms have no fields, so bodies are not read.
    forms.addContentTypeParser('*', async (_request: FastifyRequest) => undefined)

    // A second publish, or a switch to a missing release, is not an error: the page shows the state.
    const isFree = async () => (await releases.state()).is !== 'publishing'

    forms.post(PATH, EDITORS, async ({ person }, reply) => {
      if (await isFree()) {
        await audit(person, labels.actions.published)
        inBackground(releases.publish(person))
      }
      return reply.redirect(PATH, 303)
    })
    forms.post<{ Params: { id: string } }>(
      `${PATH}/back/:id`,
      EDITORS,
      async ({ person, params }, reply) => {
        const release = (await releases.list()).find(({ id }) => id === params.id)
        if (release && (await isFree())) {
          await audit(person, labels.actions.wentTo, plainTime(release.at))
          inBackground(releases.back(person, params.id))
        }
        return reply.redirect(PATH, 303)
      },
    )
  })
}

/** Success or failure is part of the state that the page shows. */
function inBackground(work: Promise<void>): void {
  work.catch(() => undefined)
}
