import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { startStudio } from '../studio/server/startStudio.ts'
import { freePort } from './freePort.ts'

const RESTART_MS = 3000

/** The site as it looks now, reloading, and the editor beside it. Both end together. */
const previewPort = await freePort(Number(process.env.PORT ?? 4321))
const port = await freePort(Number(process.env.STUDIO_PORT ?? 4330), [previewPort])

const previewUrl = `http://127.0.0.1:${previewPort}`
let isEnding = false
let site = startSite()
const end = await startStudio({
  projectDirectory: process.cwd(),
  port,
  previewUrl,
})
process.stdout.write(`\nThe editor is open at http://127.0.0.1:${port}\nEnd it with Ctrl+C.\n`)

/** A fault in the content stops the site; the editor is what mends it, so it tries again meanwhile. */
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
  process.exit()
}
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
