import { join, relative, resolve } from 'node:path'
import { buildSite, nextDayOf } from '../build/buildSite.ts'
import { endOnFailure } from '../build/endOnFailure.ts'
import { openReleases } from '../build/publish/openReleases.ts'
import { publishOnTime } from '../build/publishOnTime.ts'
import { run } from '../build/run.ts'
import { loadEnvironment } from '../server/loadEnvironment.ts'
import { currentRelease, RELEASES_FOLDER } from '../server/site/releases.ts'

const FOLDER = 'dist'

const projectDirectory = process.cwd()
loadEnvironment(projectDirectory)
const namesFolder = Boolean(process.env.SITE_DIRECTORY?.trim())
/** The latest release; undefined if there is none or if `SITE_DIRECTORY` names a folder. */
const served = () =>
  namesFolder ? undefined : currentRelease(join(projectDirectory, RELEASES_FOLDER))

const release = served()
if (!release) await endOnFailure(() => buildSite(FOLDER))
const { receiver, siteDirectory } = await import('../receiver/start.ts')
if (release) {
  process.stdout.write(
    `It serves the latest release, ${relative(projectDirectory, release.siteDirectory)}. Publish later changes in content/ in the studio (npm run studio).\n`,
  )
}

/** Without a release, the first folder is served while the site is built into the second; then they swap. */
let folders: [string, string] = [FOLDER, '.cache/dist']

if (siteDirectory !== null && [release?.siteDirectory, resolve(FOLDER)].includes(siteDirectory)) {
  await publishOnTime({
    nextDay: () => nextDayOf(served()?.siteDirectory ?? folders[0]),
    publish: () => (served() ? publishAgain() : buildAgain()),
  })
}

async function publishAgain(): Promise<void> {
  const releases = await openReleases(projectDirectory)
  await releases.publishAgain().catch((error: Error) => process.stderr.write(`${error.message}\n`))
}

/** Builds in a separate process, so that this one keeps responding. */
async function buildAgain(): Promise<void> {
  const [old, other] = folders
  if ((await run('node', ['commands/build.ts', other])) !== 0) return
  receiver.serveSite(resolve(other))
  folders = [other, old]
}
