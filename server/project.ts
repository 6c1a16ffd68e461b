import { join } from 'node:path'
import { channelsOf } from '../core/core.ts'
import type { Config } from './config.ts'
import { currentRelease, RELEASES_FOLDER } from './site/releases.ts'

type ProjectFolders = {
  /** Root folder of the project. */
  projectDirectory: string
  /** Folder in which the content is edited. */
  contentDirectory: string
}

/**
 * Reads the project's options for the terminal and the studio on request. Like the receiver, they use the published
 * content, if something was published.
 * @param environment may override the form addresses of the content.
 */
export function describeProject(
  config: Config,
  { projectDirectory, contentDirectory }: ProjectFolders,
  environment: Readonly<Record<string, string | undefined>>,
) {
  async function readOptions() {
    // Imported on demand, because the schemas of the content take longer to load than most commands take to run.
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
    /** Reads the channels that notify of a message. */
    readChannels: async () => channelsOf(await readOptions()),
    /** Reads the options of the receiver. */
    readOptions,
  }
}
