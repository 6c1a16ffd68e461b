import type { Config } from '../config.ts'
import { outletsOf } from '../outbox/outletsOf.ts'
import type { Inbox } from './Command.ts'

/**
 * What the inbox knows of the project beside the database, each part read when it is first asked for.
 * @param environment says where the forms are sent, if the content does not.
 */
export function describeProject(
  config: Config,
  contentDirectory: string,
  environment: Readonly<Record<string, string | undefined>>,
): Pick<Inbox, 'project' | 'readOutlets'> {
  async function readOptions() {
    // All schemas of the content come with it, and take longer to load than most commands to run.
    const { readBuiltContent } = await import('../../../content-model/readBuiltContent.ts')
    const { optionsFromContent } = await import('../optionsFromContent.ts')
    return optionsFromContent(config, await readBuiltContent(contentDirectory), environment)
  }
  return {
    readOutlets: async () => outletsOf(await readOptions()),
    project: { contentDirectory, readOptions },
  }
}
