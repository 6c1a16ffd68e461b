import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { openCheckout } from '../../../studio/content/git/gitCheckout.ts'
import { createReleases } from '../../../studio/releases/createReleases.ts'
import { quickBuild } from './quickBuild.ts'

/** Publishes a project and is killed during a step. Arguments: PROJECT STEP DELAY_MS */
const [projectDirectory = '', step = '', delayMs = ''] = process.argv.slice(2)

// Programs that git starts may kill this process by its id.
process.env.STUDIO_PID = String(process.pid)
const { publish } = await createReleases({
  projectDirectory,
  checkout: await openCheckout(projectDirectory),
  check: () => wait(1),
  build: quickBuild,
  deployCommand: 'exit 0',
  onStep(begun) {
    if (begun === step) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(delayMs))
  },
})
await publish({ name: 'Somebody' })
