import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../receiver/src/storage/openDatabase.ts'
import { listAudit, recordAudit } from '../access/audit.ts'
import { openAccess } from '../access/tables.ts'
import { createReleases } from '../releases/createReleases.ts'
import { ADA, quick, temporaryProject } from '../releases/test/temporaryProject.ts'
import { addPages } from '../server/addPages.ts'
import { addGuards } from '../server/startStudio.ts'
import { addPreview, builtFrame } from './addPreview.ts'
import { DRAFT_FOLDER } from './draftFolder.ts'
import { labels } from './labels.ts'
import { createPreviewTokens } from './previewTokens.ts'

const PORT = 4330
const STUDIO = `http://127.0.0.1:${PORT}`
const PREVIEW = 'https://preview.agency.example'

/** The preview's part of a studio that answers its own machine only; its pages are what they are told, as JSON. */
async function openPreview(previewOrigin: string | undefined) {
  const { projectDirectory, write } = temporaryProject()
  const dataDirectory = join(projectDirectory, 'data')
  const database = await openDatabase({ dataDirectory, databaseUrl: null })
  const store = await openAccess(database)
  const draftSite = await createReleases({ projectDirectory, folder: DRAFT_FOLDER, ...quick })
  const options = { previewOrigin, draftSite, store, tokens: createPreviewTokens('secret') }
  const app = Fastify()
  addPages(app, { files: new Map(), render: (_name, props) => JSON.stringify(props) })
  addGuards(app, { port: PORT, origin: undefined })
  addPreview(
    app,
    { audit: (person, action, about) => recordAudit(store, person, action, about) },
    options,
  )
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
  })
  const headers = { host: `127.0.0.1:${PORT}`, origin: STUDIO }
  return {
    options,
    write,
    see: async () => (await app.inject({ url: '/preview', headers })).json(),
    press: (url: string) => app.inject({ method: 'POST', url, headers }),
    log: async () => (await listAudit(store, 10)).map(({ action }) => action),
  }
}

test('where no address is set, page and frame say what to set', async () => {
  const { see, options } = await openPreview(undefined)
  expect((await see()).problems).toEqual([labels.howToSet])
  expect((await builtFrame(options, 'session')).note).toContain(labels.howToSet)
})

test('links are made and ended, each is shown as long as it lasts, and the log tells of both', async () => {
  const { see, press, log } = await openPreview(PREVIEW)
  for (let turn = 0; turn < 2; turn++) {
    expect((await press('/preview/links')).headers.location).toBe('/preview')
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
  expect((await log()).sort()).toEqual([endedLink, madeLink, madeLink].sort())
})

test('the page says what is built and what has changed since, and the frame shows it', async () => {
  const { see, press, write, options } = await openPreview(PREVIEW)
  expect((await see()).built).toBeUndefined()
  expect(await builtFrame(options, 'session')).toEqual({ note: labels.frame.notBuilt })
  await press('/preview/build')
  await expect.poll(async () => (await see()).state).toEqual({ is: 'idle' })
  expect((await see()).built).toMatchObject({ by: 'Owner', changes: 0 })
  write('second')
  expect((await see()).built).toMatchObject({ changes: 1 })
  await options.draftSite.publish(ADA)
  expect((await see()).built).toMatchObject({ by: ADA.name, changes: 0 })
  const { previewUrl } = await builtFrame(options, 'session')
  expect(previewUrl).toContain(`${PREVIEW}/open/session.`)
})
