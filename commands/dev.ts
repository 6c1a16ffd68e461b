import { buildEnvironment } from '../build/buildEnvironment.ts'
import { startCommand } from '../build/run.ts'
import { writeJsonSchemas } from '../content-model/writeJsonSchemas.ts'
import { loadEnvironment } from '../server/loadEnvironment.ts'
import { DEVELOPMENT_RECEIVER_PORT } from '../site/integrations/receiverProxy.ts'

loadEnvironment(process.cwd())
await writeJsonSchemas()

/** The site, which reloads, at the receiver's usual port, and the receiver, which restarts, at another port. */
const children = [
  startCommand('astro', ['dev', '--ignore-lock', '--port', process.env.PORT ?? '4321'], {
    stdio: 'inherit',
    env: buildEnvironment(),
  }),
  startCommand('node', ['--watch', 'receiver/start.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(DEVELOPMENT_RECEIVER_PORT), SITE_DIRECTORY: 'none' },
  }),
]

const endAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', endAll)
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
