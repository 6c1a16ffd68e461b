import { join } from 'node:path'
import { channelsOf } from '../core/core.ts'
import type { Config } from './config.ts'
import { currentRelease, RELEASES_FOLDER } from './site/releases.ts'

type ProjectFolders = {
  /** Root of the project. */
  projectDirectory: string
  /** Where its content is edited. */
  contentDirectory: string
}

/**
 * The project beside the database, for the terminal and the studio, each part read when it is asked for. As
 * the receiver, they go by what was published, where something was.
 * @param environment says where the forms are sent, if the content does not.
 */
export function describeProject(
  config: Config,
  { projectDirectory, contentDirectory }: ProjectFolders,
  environment: Readonly<Record<string, string | undefined>>,
) {
  async function readOptions() {
    // All schemas of the content come with it, and take longer to load than most commands to run.
    const { readServerContent } = await import('../content-model/readServerContent.ts')
    const { optionsFromContent } = await import('./optionsFromContent.ts')
    const release = config.followsReleases
      ? currentRelease(join(projectDirectory, RELEASES_FOLDER))
      : undefined
    const { siteDirectory } = release ?? config
    const content = await readServerContent(release?.contentDirectory ?? contentDirectory)
    return optionsFromContent({ ...config, siteDirectory }, content, environment)
  }
  return {
    /** Where a message is told of. */
    readChannels: async () => channelsOf(await readOptions()),
    /** The receiver's options. */
    readOptions,
  }
}
