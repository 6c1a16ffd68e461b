import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readConfig } from '../receiver/src/config.ts'
import { loadEnvironment } from '../receiver/src/loadEnvironment.ts'
import { currentRelease, RELEASES_FOLDER } from '../receiver/src/site/releases.ts'
import { openDatabase } from '../receiver/src/storage/openDatabase.ts'
import { startStudio } from '../studio/server/startStudio.ts'
import { nextDayOf } from './buildSite.ts'
import { freePort } from './freePort.ts'
import { openReleases } from './publish/openReleases.ts'
import { publishOnTime } from './publishOnTime.ts'

const RESTART_MS = 3000

/** The site as it looks now, reloading, and the studio beside it. Both end together. */
const projectDirectory = process.cwd()
loadEnvironment(projectDirectory)
const config = readConfig(process.env, projectDirectory)
const database = await openDatabase(config)
const releases = await openReleases(projectDirectory)
const previewPort = await freePort(Number(process.env.PORT ?? 4321))
const port = await freePort(Number(process.env.STUDIO_PORT ?? 4330), [previewPort])

const previewUrl = `http://127.0.0.1:${previewPort}`
let isEnding = false
let site = startSite()
const end = await startStudio({
  projectDirectory,
  contentDirectory: join(projectDirectory, 'content'),
  config,
  database,
  releases,
  port,
  previewUrl,
})
process.stdout.write(`\nThe studio is open at http://127.0.0.1:${port}\nEnd it with Ctrl+C.\n`)

// Where the receiver runs by itself, as a service, nobody else brings scheduled articles out.
publishOnTime({
  async nextDay() {
    const release = currentRelease(join(projectDirectory, RELEASES_FOLDER))
    return release && nextDayOf(release.siteDirectory)
  },
  // Where it fails, the page of the releases says so.
  publish: () => releases.publishAgain().catch(() => undefined),
})

/** A fault in the content stops the site; the studio is what mends it, so it tries again meanwhile. */
function startSite(): ChildProcess {
  const child = spawn(
    'astro',
    ['dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(previewPort)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: '1' },
    },
  )
  child.on('exit', () => {
    if (isEnding) return
    setTimeout(() => {
      site = startSite()
    }, RESTART_MS)
  })
  return child
}

async function endAll(): Promise<void> {
  isEnding = true
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await Promise.all([ended, end()])
  await database.destroy()
  process.exit()
}
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
