import { join } from 'node:path'
import process from 'node:process'
import { readConfig } from '../receiver/src/config.ts'
import { openInbox } from '../receiver/src/inbox/openInbox.ts'
import { runInbox } from '../receiver/src/inbox/runInbox.ts'
import { createTerminal } from '../receiver/src/inbox/terminal.ts'
import { loadEnvironment } from '../receiver/src/loadEnvironment.ts'
import { outletsOf } from '../receiver/src/outbox/outletsOf.ts'
import { currentRelease, RELEASES_FOLDER } from '../receiver/src/site/releases.ts'

const root = join(import.meta.dirname, '..')

process.exitCode = await runInbox(process.argv.slice(2), createTerminal(), () => {
  loadEnvironment(root)
  const config = readConfig(process.env, root)
  const release = config.followsReleases && currentRelease(join(root, RELEASES_FOLDER))
  if (release) config.siteDirectory = release.siteDirectory
  const contentDirectory = join(root, 'content')
  async function readOptions() {
    // All schemas of the content come with it, and take longer to load than most commands to run.
    const { readBuiltContent } = await import('../content-model/readBuiltContent.ts')
    const { optionsFromContent } = await import('../receiver/src/optionsFromContent.ts')
    return optionsFromContent(config, await readBuiltContent(contentDirectory), process.env)
  }
  const readOutlets = async () => outletsOf(await readOptions())
  return openInbox(config, readOutlets, { contentDirectory, readOptions })
})
