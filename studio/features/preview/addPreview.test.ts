import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/openDatabase.ts'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { ADA, quick, temporaryProject } from '../../../tests/support/studio/releaseProject.ts'
import { openAccess } from '../../access/tables.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { createReleases } from '../../releases/createReleases.ts'
import { DRAFT_FOLDER } from '../../releases/releaseFolder.ts'
import { preview } from './feature.ts'
import { labels } from './labels.ts'

const PREVIEW = 'https://preview.agency.example'
/** Renders each page as the JSON of its props. */
const PLAIN_PAGES: Pick<Bundle, 'render'> = { render: (_name, props) => JSON.stringify(props) }

/** A studio with the preview feature, for its own machine only. */
async function openPreview(previewOrigin: string | undefined) {
  const { projectDirectory, write } = temporaryProject()
  const stored = { dataDirectory: join(projectDirectory, 'data'), databaseUrl: null }
  const database = await openDatabase(stored)
  onTestFinished(() => database.destroy())
  const access = await openAccess(database)
  const draftSite = await createReleases({ projectDirectory, folder: DRAFT_FOLDER, ...quick })
  const { get, post, log } = await openStudio(PLAIN_PAGES, stored, [preview], {
    access,
    draftSite,
    draftPlace: previewOrigin === undefined ? undefined : { origin: previewOrigin, port: 4331 },
  })
  return {
    draftSite,
    write,
    log,
    see: async () => JSON.parse((await get('/preview')).html),
    press: post,
  }
}

test('without an address for the draft site, the page says what to set', async () => {
  const { see } = await openPreview(undefined)
  expect((await see()).problems).toEqual([labels.howToSet])
})

test('links can be created and revoked, active ones are listed, and the log records both', async () => {
  const { see, press, log } = await openPreview(PREVIEW)
  for (let turn = 0; turn < 2; turn++) {
    expect(await press('/preview/links')).toMatchObject({ status: 303, location: '/preview' })
  }
  const { links, ownUrl } = await see()
  expect(links).toHaveLength(2)
  expect(new Set(links.map(({ url }: { url: string }) => url)).size).toBe(2)
  expect(links[0].url).toMatch(/^https:\/\/preview\.agency\.example\/open\/[\w.-]+$/)
  expect(ownUrl, 'nobody is signed in on this machine').toBeUndefined()
  await press(`/preview/links/${links[0].id}/end`)
  expect((await see()).links).toEqual([links[1]])
  await press('/preview/links/none/end')
  const { madeLink, endedLink } = labels.actions
  expect(log.map((line) => line.replace(/ (until|Link by) .*$/, ''))).toEqual([
    `Owner ${madeLink}`,
    `Owner ${madeLink}`,
    `Owner ${endedLink}`,
  ])
})

test('the page shows the last build and the number of changes since', async () => {
  const { see, press, write, draftSite } = await openPreview(PREVIEW)
  expect((await see()).built).toBeUndefined()
  await press('/preview/build')
  await expect.poll(async () => (await see()).state).toEqual({ is: 'idle' })
  expect((await see()).built).toMatchObject({ by: 'Owner', changes: 0 })
  write('second')
  expect((await see()).built).toMatchObject({ changes: 1 })
  await draftSite.publish(ADA)
  expect((await see()).built).toMatchObject({ by: ADA.name, changes: 0 })
})
