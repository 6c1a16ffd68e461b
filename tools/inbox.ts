import { join } from 'node:path'
import process from 'node:process'
import { readConfig } from '../receiver/src/config.ts'
import { openInbox } from '../receiver/src/inbox/openInbox.ts'
import { describeProject } from '../receiver/src/inbox/project.ts'
import { runInbox } from '../receiver/src/inbox/runInbox.ts'
import { createTerminal } from '../receiver/src/inbox/terminal.ts'
import { loadEnvironment } from '../receiver/src/loadEnvironment.ts'

const root = join(import.meta.dirname, '..')

process.exitCode = await runInbox(process.argv.slice(2), createTerminal(), () => {
  loadEnvironment(root)
  const config = readConfig(process.env, root)
  const folders = { projectDirectory: root, contentDirectory: join(root, 'content') }
  const { readOutlets, project } = describeProject(config, folders, process.env)
  return openInbox(config, readOutlets, project)
})
