import { join } from 'node:path'
import process from 'node:process'
import { nextDayOf } from '../build/buildSite.ts'
import { drawerStarter } from '../build/drawing/startDrawer.ts'
import { openDraftSite, openReleases } from '../build/publish/openReleases.ts'
import { publishOnTime } from '../build/publishOnTime.ts'
import { readServerContent } from '../content-model/readServerContent.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { freePort } from '../server/freePort.ts'
import { loadEnvironment } from '../server/loadEnvironment.ts'
import { openDatabase, throwConfigError } from '../server/openDatabase.ts'
import { currentRelease, RELEASES_FOLDER } from '../server/site/releases.ts'
import { recordAudit } from '../studio/access/audit.ts'
import { createKeyLink, LinkError } from '../studio/access/createKeyLink.ts'
import { labels } from '../studio/access/labels.ts'
import { readPreviewOrigin, readStudioHost, readStudioOrigin } from '../studio/access/origin.ts'
import { openAccess } from '../studio/access/tables.ts'
import { bundleStudio } from '../studio/bundleStudio.ts'
import { openCheckout } from '../studio/content/git/gitCheckout.ts'
import { labels as releaseLabels } from '../studio/releases/labels.ts'
import { PublishError } from '../studio/releases/PublishError.ts'
import { startStudio } from '../studio/startStudio.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run studio -- [publish | link [--person NAME]]
Starts the studio at http://127.0.0.1:4330 (STUDIO_PORT), or behind a proxy with STUDIO_ORIGIN: docs/studio.md.
  publish        publishes the content that visitors see again, for example after an update; the first time, all of content/
  link           prints a link with which the first owner signs in, valid once and for one hour
  --person NAME  the link is for this person, who has lost the passkey
  --help         show this help
`

const { values, positionals } = readArguments(HELP, {
  options: { person: { type: 'string' } },
  allowPositionals: true,
})
const [command, ...rest] = positionals
const isLink = command === 'link'
const isPublish = command === 'publish'
if ((command && !isLink && !isPublish) || rest.length > 0 || (values.person && !isLink)) {
  stop('Unknown command.', HELP)
}

// Starts the studio. A separate process renders pages for the studio, and ends with it.
const projectDirectory = process.cwd()
loadEnvironment(projectDirectory)
const contentDirectory = join(projectDirectory, 'content')
const timeZone = await agencyTimeZone()
if (timeZone !== undefined) process.env.TZ ||= timeZone
const { config, origin, previewOrigin, host } = readSettings()
if (isPublish) await publish()
const database = await openDatabase(config).catch(endInWords)
const access = await openAccess(database).catch(throwConfigError).catch(endInWords)
if (isLink) await printLink()
const checkout = await openCheckout(projectDirectory).catch(endInWords)
const releases = await openReleases(projectDirectory, checkout)
const draftSite = await openDraftSite(projectDirectory)
// Blank counts as unset, as in the lines of .env.example.
const ownPort = Number(process.env.STUDIO_PORT || 4330)
const draftPort = Number(process.env.STUDIO_PREVIEW_PORT || 4331)
// A proxy expects the studio at a fixed port.
const port = origin ? ownPort : await freePort(ownPort, [draftPort])

const endStudio = await startStudio({
  projectDirectory,
  contentDirectory,
  config,
  database,
  checkout,
  releases,
  origin,
  audit: (person, action, about) => recordAudit(access, person, action, about),
  access,
  host,
  port,
  startDrawer: drawerStarter(projectDirectory, contentDirectory),
  draftSite,
  draftPlace: previewOrigin === undefined ? undefined : { origin: previewOrigin, port: draftPort },
})
process.stdout.write(
  `\nThe studio is open at ${origin ?? `http://127.0.0.1:${port}`}\n${previewOrigin ? `The draft site is at ${previewOrigin}\n` : ''}Stop it with Ctrl+C.\n`,
)

function readSettings() {
  try {
    const { env } = process
    const origin = readStudioOrigin(env.STUDIO_ORIGIN)
    const previewOrigin = readPreviewOrigin(env.STUDIO_PREVIEW_ORIGIN, origin)
    const host = readStudioHost(env.STUDIO_HOST, origin)
    return { config: readConfig(env, projectDirectory), origin, previewOrigin, host }
  } catch (error) {
    return endInWords(error)
  }
}

/** The agency's time zone for all times; undefined if it is not set or the content has faults. */
async function agencyTimeZone(): Promise<string | undefined> {
  const content = await readServerContent(contentDirectory).catch(() => undefined)
  return content?.brand.time_zone
}

/** Prints the message and ends the process for a wrong setting, a wrong database or a problem with git. */
function endInWords(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  return process.exit(1)
}

async function printLink(): Promise<never> {
  try {
    process.stdout.write(labels.command.link(await createKeyLink(access, origin, values.person)))
  } catch (error) {
    if (!(error instanceof LinkError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
  await database.destroy()
  return process.exit()
}

async function publish(): Promise<never> {
  const releases = await openReleases(
    projectDirectory,
    await openCheckout(projectDirectory).catch(endInWords),
  )
  const terminal = { name: releaseLabels.terminal }
  const isFirst = currentRelease(join(projectDirectory, RELEASES_FOLDER)) === undefined
  process.stdout.write('Building the studio and the site, which takes a minute or two …\n')
  try {
    await (isFirst ? releases.publish(terminal) : releases.publishAgain(terminal))
    // A process that bundles keeps 300 MiB, so this short-lived process does it, and the studio finds the bundle ready.
    await bundleStudio(projectDirectory)
    return process.exit()
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    const state = await releases.state()
    const log = state.is === 'failed' ? (state.log ?? '') : ''
    process.stderr.write(`${log}\n${error.message}\n`)
    return process.exit(1)
  }
}

// If the receiver runs as a separate service, scheduled articles are published from here.
publishOnTime({
  async nextDay() {
    const release = currentRelease(join(projectDirectory, RELEASES_FOLDER))
    return release && nextDayOf(release.siteDirectory)
  },
  // The studio's page of releases shows a failure.
  publish: () => releases.publishAgain().catch(() => undefined),
})

async function endAll(): Promise<void> {
  await endStudio()
  await database.destroy()
  process.exit()
}
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
