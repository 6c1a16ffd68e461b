import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { emptyDatabase } from '../../../tests/support/receiver/emptyDatabase.ts'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { openDrafts, replaceDraft } from '../../content/drafts/draftStore.ts'
import { calendar } from './feature.ts'

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

test('articles are listed by month, latest first, each with its state', async () => {
  const contentDirectory = copyContent()
  const write = (name: string, head: string) =>
    writeFileSync(join(contentDirectory, `posts/${name}.mdx`), `---\n${head}\n---\n\nWords.\n`)
  write('old', 'title: Old news\ndate: March 2, 2019')
  write('coming', 'title: Coming soon\ndate: 2999-05-01')
  write('kept', 'title: Kept back\ndate: 2999-05-03\ndraft: true')
  const { database, get } = await openStudio(bundle, await emptyDatabase('SQLite'), [calendar], {
    contentDirectory,
  })
  await replaceDraft(
    await openDrafts(database),
    'content/posts/unfinished-0a1b2c3d.mdx',
    undefined,
    {
      draft: { value: { title: 'Half an article', date: '2999-04-30' } },
      beganFrom: null,
      replaced: [],
      revision: 'one',
      changedAt: '2026-01-01T00:00:00.000Z',
      changedBy: 'Wim',
    },
  )
  const { words, html } = await get('/calendar?year=2999')
  expect(words).toContain(
    'May 2999 Fri 3 Kept back Draft Wed 1 Coming soon Scheduled April 2999 Tue 30 Half an article Unfinished',
  )
  expect(html).toContain('href="/#content/posts/coming.mdx"')
  expect(words).not.toContain('Old news')
  expect((await get('/calendar?year=2019')).words).toContain('March 2019 Sat 2 Old news Published')
})
