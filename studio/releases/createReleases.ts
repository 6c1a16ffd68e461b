import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import {
  currentRelease,
  findRelease,
  RELEASES_FOLDER,
  type Release,
} from '../../server/site/releases.ts'
import { compareFolders, type FileChange, isHidden } from '../content/git/compareFolders.ts'
import type { GitCheckout } from '../content/git/gitCheckout.ts'
import { OverdueError, runCommand } from '../content/git/runCommand.ts'
import { labels as contentLabels } from '../content/labels.ts'
import type { Person } from '../kit/person.ts'
import { checkSite } from './checkSite.ts'
import { explainFailure } from './explainFailure.ts'
import { keepFormerFiles } from './keepFormerFiles.ts'
import { labels } from './labels.ts'
import { PublishError } from './PublishError.ts'
import { type Begin, Publishing, type PublishState, type Step, type Task } from './publishing.ts'
import { type ListedRelease, ReleaseFolder } from './releaseFolder.ts'

const DEPLOY_MINUTES = 15

type BuildFolders = Omit<Release, 'id'> & {
  /** The site of the newest release. */
  formerDirectory?: string | undefined
}

export type ReleasesOptions = {
  /** Root of the project, which holds content/. */
  projectDirectory: string
  /** The project's folder for releases; defaults to the one that the receiver follows. */
  folder?: string
  /** How many releases are kept, including the current one. */
  kept?: number
  /** The checkout of the content. A publish commits pending changes first, and pushes them afterwards. */
  checkout?: GitCheckout | undefined
  /** @throws ContentError */
  check: (contentDirectory: string) => Promise<unknown>
  /** Builds a site of checked content into a folder. @throws PublishError if a page is at fault. */
  build: (folders: BuildFolders) => Promise<void>
  /** Run in a shell once visitors see another release; RELEASE_SITE names the folder of its site. */
  deployCommand?: string | undefined
  /** Called at the start of each step. */
  onStep?: (step: Step) => void
}

/** Only the name of the person who publishes is kept. */
type Publisher = Pick<Person, 'name'>

/** The published sites of a project, of which visitors see one. */
export type Releases = {
  /** Changes of the content since the last publish. */
  changes: () => Promise<FileChange[]>
  /** All kept releases, the newest first. */
  list: () => Promise<ListedRelease[]>
  state: () => Promise<PublishState>
  /**
   * Publishes the content as it is on disk now. A failure before the switch leaves visitors the former site; a failure
   * after the switch is noted on the release.
   * @throws PublishError with the same sentences as `state`.
   */
  publish: (person: Publisher) => Promise<void>
  /**
   * Rebuilds the content of the current release, and publishes it.
   * @param person defaults to the calendar.
   * @throws PublishError as `publish`.
   */
  publishAgain: (person?: Publisher) => Promise<void>
  /**
   * Switches visitors to another release. The content on disk does not change.
   * @param id of that release; defaults to the one before the current one.
   * @throws PublishError if there is no such release, or if somebody is publishing.
   */
  back: (person: Publisher, id?: string) => Promise<void>
}

/** Opens the releases of a project, and removes what a killed publish has left. */
export async function createReleases(options: ReleasesOptions): Promise<Releases> {
  const { projectDirectory, check, build, deployCommand, onStep = () => {} } = options
  const { folder: name = RELEASES_FOLDER, kept, checkout } = options
  const directory = join(projectDirectory, name)
  const contentDirectory = join(projectDirectory, 'content')
  const folder = new ReleaseFolder(directory, kept)
  const publishing = new Publishing(directory)
  const tidy = () => folder.clean()
  const explainError = (error: unknown) => explainFailure(error, contentDirectory)

  const alone = ({ name }: Publisher, task: Task, work: (begin: Begin) => Promise<void>) =>
    publishing.alone(name, task, tidy, explainError, (begin) =>
      work(async (step) => {
        await begin(step)
        onStep(step)
      }),
    )

  const changes = () =>
    compareFolders(contentDirectory, currentRelease(directory)?.contentDirectory)

  /** Makes a release, and switches visitors to it. @param freeze puts its content into a folder. @returns its id. */
  async function release(
    { name }: Publisher,
    begin: Begin,
    freeze: (frozen: string) => Promise<void>,
  ): Promise<string> {
    await begin('freeze')
    const now = new Date()
    const { id, ...folders } = await folder.begin(now)
    await freeze(folders.contentDirectory)
    await begin('check')
    await check(folders.contentDirectory)
    await begin('build')
    const former = (await folder.list()).flatMap(({ id }) => findRelease(directory, id) ?? [])
    await build({ ...folders, formerDirectory: former[0]?.siteDirectory })
    await keepFormerFiles(folders.siteDirectory, former)
    await begin('test')
    await checkSite(folders.siteDirectory)
    await begin('switch')
    const before = currentRelease(directory)?.id
    const at = new Date()
    const tookMs = at.getTime() - now.getTime()
    await folder.finish(id, { at: at.toISOString(), by: name, notes: [], tookMs })
    await folder.point(id)
    await folder.prune(before)
    return id
  }

  /** Runs a step after the switch. A failure becomes a note on the release. */
  async function follow(
    id: string,
    step: keyof typeof labels.overdue,
    begin: Begin,
    work: () => Promise<void>,
  ): Promise<void> {
    await begin(step)
    await work().catch((error: Error) => {
      const isOverdue = error instanceof OverdueError
      const { overdue, notes } = labels
      return folder.note(
        id,
        isOverdue ? overdue[step](error.minutes) : notes[step](error.message.trim()),
      )
    })
  }

  async function deploy(id: string, begin: Begin): Promise<void> {
    const site = findRelease(directory, id)?.siteDirectory
    if (!deployCommand || !site) return
    await follow(id, 'deploy', begin, () =>
      runCommand(deployCommand, [], {
        cwd: projectDirectory,
        shell: true,
        env: { ...process.env, RELEASE_SITE: site },
        minutes: DEPLOY_MINUTES,
      }),
    )
  }

  /** Id of the release before the current one. */
  async function idBefore(): Promise<string | undefined> {
    const list = await folder.list()
    return list[list.findIndex(({ isCurrent }) => isCurrent) + 1]?.id
  }

  await publishing.recover(tidy)
  return {
    changes,
    list: () => folder.list(),
    state: () => publishing.state(),

    publish: (person) =>
      alone(person, 'publish', async (begin) => {
        const words = {
          by: person.name,
          message: contentLabels.commits.found,
          kind: 'found',
        } as const
        let failure: Error | undefined
        const id = await release(person, begin, async (frozen) => {
          await checkout?.commit(words).catch((error: Error) => {
            failure = error
          })
          // Temporary files of a running save may be gone before they are copied.
          const filter = (path: string) => !isHidden(path)
          await cp(contentDirectory, frozen, { recursive: true, dereference: true, filter })
        })
        if (failure) await folder.note(id, labels.notes.commit(failure.message.trim()))
        if (checkout) await follow(id, 'push', begin, () => checkout.push())
        await deploy(id, begin)
      }),

    publishAgain(person = { name: labels.calendar }) {
      return alone(person, 'publish', async (begin) => {
        const served = currentRelease(directory)
        if (!served) throw new PublishError(labels.errors.noSuchRelease)
        const id = await release(person, begin, (frozen) =>
          cp(served.contentDirectory, frozen, { recursive: true }),
        )
        await deploy(id, begin)
      })
    },

    async back(person, wanted) {
      const id = wanted ?? (await idBefore())
      if (id === undefined) throw new PublishError(labels.errors.nothingBefore)
      await alone(person, 'switch', async (begin) => {
        if (!findRelease(directory, id)) throw new PublishError(labels.errors.noSuchRelease)
        await begin('switch')
        await folder.point(id)
        await deploy(id, begin)
      })
    },
  }
}
