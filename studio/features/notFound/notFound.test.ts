import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { addNotFound, OTHER_PAGES } from '../../../core/notFound/notFoundCounts.ts'
import type { NotFoundTable } from '../../../core/notFound/tables.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import {
  emptyDatabase,
  STORES,
  type StoreName,
} from '../../../tests/support/receiver/emptyDatabase.ts'
import { temporaryFolder } from '../../../tests/support/receiver/startReceiver.ts'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { notFound } from './feature.ts'

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

const PATH = '/not-found'

const asked = (path: string, changes: Partial<NotFoundTable> = {}): NotFoundTable => ({
  path,
  requests: 1,
  last_day: '2026-11-22',
  linked_from: null,
  ...changes,
})

/** A studio with requests for missing addresses, and content that may be changed. */
async function openNotFound(store: StoreName, pages: readonly NotFoundTable[]) {
  const contentDirectory = join(temporaryFolder(), 'content')
  cpSync(TEST_CONTENT, contentDirectory, { recursive: true })
  const studio = await openStudio(bundle, await emptyDatabase(store), [notFound], {
    contentDirectory,
  })
  await addNotFound(studio.database, pages)
  const redirects = async () => (await readBuiltContent(contentDirectory)).redirects
  return { ...studio, redirects }
}

describe.for(STORES)('%s', (store) => {
  test('the most requested address comes first, and all counts are deleted after confirmation', async () => {
    const { get, post, act, log } = await openNotFound(store, [
      asked('/old\u001b <b>', { requests: 2 }),
      asked('/2019/our-team', { requests: 1400, linked_from: '/blog' }),
      asked(OTHER_PAGES, { requests: 40 }),
    ])
    const { words } = await get(PATH)
    expect(words).toMatch(/\/2019\/our-team 1,400 2026-11-22 \/blog .*\/old␛ <b> 2 2026-11-22/)
    expect(words).toContain('In addition, 40 requests for other addresses.')
    const unsure = await post(`${PATH}/forget`, { sure: 'no' })
    expect(unsure).toMatchObject({ status: 400 })
    expect(unsure.words).toContain('you have not typed yes')
    expect(log).toEqual([])
    expect((await get(PATH)).words).toContain('/2019/our-team')
    const { words: after } = await act(`${PATH}/forget`, { sure: 'yes' })
    expect(after).toContain('Nobody has asked for a missing page.')
    expect(log).toEqual(['Owner deleted the counts of missing pages '])
  })
})

test('an address can be redirected from the page, and a redirect that the build would reject is explained and not written', async () => {
  const pages = [asked('/Über-uns'), asked('/100%')]
  const { get, post, act, redirects, log } = await openNotFound('SQLite', pages)
  const before = await redirects()
  const nowhere = await post(PATH, { from: '/Über-uns', to: 'our team' })
  expect(nowhere.status).toBe(422)
  expect(nowhere.words).toContain('Use an address of this site, such as /about')
  const taken = await post(PATH, { from: '/about', to: '/contact' })
  expect(taken.status).toBe(422)
  expect(await redirects()).toEqual(before)

  const led = await act(PATH, { from: '/Über-uns', to: '/about' })
  expect(led.words).toMatch(/\/Über-uns 1 2026-11-22 \/about/)
  await act(PATH, { from: '/100%', to: '/about' })
  expect(await redirects()).toMatchObject([
    ...before,
    { from: '/Über-uns', to: '/about', permanent: true },
    { from: '/100%25', to: '/about', permanent: true },
  ])
  expect((await get(PATH)).html).not.toContain('name="to"')
  const line = expect.stringMatching(/^Owner changed .+ \(content\/redirects\.yaml\)$/)
  expect(log).toEqual([line, line])
})
