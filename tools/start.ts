import { relative, resolve } from 'node:path'
import { buildSite, nextDayOf } from './buildSite.ts'
import { endOnFailure } from './endOnFailure.ts'
import { publishOnTime } from './publishOnTime.ts'
import { run } from './run.ts'

const FOLDER = 'dist'

await endOnFailure(() => buildSite(FOLDER))
const { receiver, siteDirectory } = await import('../receiver/src/start.ts')

if (siteDirectory !== null && relative(siteDirectory, FOLDER) === '') {
  await publishOnTime({
    folders: [FOLDER, '.cache/dist'],
    nextDayOf,
    // In a process of its own, so that this one goes on answering.
    build: async (folder) => (await run('node', ['tools/build.ts', folder])) === 0,
    serve: (folder) => receiver.serveSite(resolve(folder)),
  })
}
