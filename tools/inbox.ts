import { join } from 'node:path'
import process from 'node:process'
import { readConfig } from '../receiver/src/config.ts'
import { openInbox } from '../receiver/src/inbox/openInbox.ts'
import { runInbox } from '../receiver/src/inbox/runInbox.ts'
import { createTerminal } from '../receiver/src/inbox/terminal.ts'
import { loadEnvironment } from '../receiver/src/loadEnvironment.ts'

const root = join(import.meta.dirname, '..')

process.exitCode = await runInbox(process.argv.slice(2), createTerminal(), () => {
  loadEnvironment(root)
  const config = readConfig(process.env, root)
  return openInbox(config, async () => {
    const webhooks = config.webhooks.addresses.map(({ name }) => name)
    if (!config.mail) return { mailHost: null, webhooks }
    // All schemas of the content come with it, and take longer to load than most commands to run.
    const { readBuiltContent } = await import('../content-model/readBuiltContent.ts')
    const { brand } = await readBuiltContent(join(root, 'content'))
    return { mailHost: new URL(brand.url).hostname, webhooks }
  })
})
