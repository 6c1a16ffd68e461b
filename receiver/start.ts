import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readServerContent } from '../content-model/readServerContent.ts'
import { readFormVariables } from '../forms/formAddresses.ts'
import { readConfig } from '../server/config.ts'
import { loadEnvironment } from '../server/loadEnvironment.ts'
import { optionsFromContent } from '../server/optionsFromContent.ts'
import { currentRelease, followReleases, RELEASES_FOLDER } from '../server/site/releases.ts'
import { buildApp } from './app.ts'
import { checkDirectories } from './checkDirectories.ts'
import { BACKLOG } from './kit/limits.ts'

/** After this time the process ends although a request is still open. */
const DRAIN_DEADLINE_MS = 10_000

/** The file descriptor of systemd's socket (sd_listen_fds): deploy/systemd/site@.socket. */
const SYSTEMD_SOCKET = 3

/** Errors whose message is written for the owner. */
const USER_FACING_ERRORS = ['ConfigError', 'FormAddressError', 'ContentError']

const root = join(import.meta.dirname, '..')
const releasesDirectory = join(root, RELEASES_FOLDER)

async function start(): Promise<{ app: FastifyInstance; siteDirectory: string | null }> {
  loadEnvironment(root)
  const config = readConfig(process.env, root)
  const release = config.followsReleases ? currentRelease(releasesDirectory) : undefined
  if (release) config.siteDirectory = release.siteDirectory
  const note = checkDirectories(config)
  if (note !== null) process.stderr.write(`${note}\n`)
  // The build reads these; a wrong one is reported here too, before the owner wonders where the forms went.
  readFormVariables(process.env)
  // A file in content/ may be half written; published content was checked.
  const content = await readServerContent(release?.contentDirectory ?? join(root, 'content'))
  const app = await buildApp(optionsFromContent(config, content, process.env))
  if (config.followsReleases) followReleases(app, releasesDirectory, release?.id)

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), DRAIN_DEADLINE_MS).unref()
      await app.close()
      process.exit(0)
    })
  }

  const { host, port } = config
  const isHandedOver = process.env.LISTEN_PID === String(process.pid)
  const socket = isHandedOver ? { fd: SYSTEMD_SOCKET } : {}
  const address = await app.listen({ host, port, backlog: BACKLOG, ...socket })
  process.stdout.write(`Listening at ${address}\n`)
  return { app, siteDirectory: config.siteDirectory }
}

/** The running receiver, and the folder of the site that it serves; null if it serves none. */
export const { app: receiver, siteDirectory } = await start().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exit(1)
})

/** A sentence for errors that the owner can fix; any other error with its stack. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (USER_FACING_ERRORS.includes(error.name)) return error.message
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `PORT is "${process.env.PORT ?? ''}". Another program uses that port. Use a free port.`
  }
  return error.stack ?? error.message
}
