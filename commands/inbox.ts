import { join } from 'node:path'
import process from 'node:process'
import { openInbox } from '../cli/openInbox.ts'
import { runInbox } from '../cli/runInbox.ts'
import { createTerminal } from '../cli/terminal.ts'
import { readConfig } from '../server/config.ts'
import { loadEnvironment } from '../server/loadEnvironment.ts'
import { describeProject } from '../server/project.ts'

const root = join(import.meta.dirname, '..')

process.exitCode = await runInbox(process.argv.slice(2), createTerminal(), () => {
  loadEnvironment(root)
  const config = readConfig(process.env, root)
  const folders = { projectDirectory: root, contentDirectory: join(root, 'content') }
  const { readChannels } = describeProject(config, folders, process.env)
  return openInbox(config, readChannels)
})
