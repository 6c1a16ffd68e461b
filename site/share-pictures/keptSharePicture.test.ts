import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import type { SharePicture } from '../../content-model/schemas/page.ts'
import { keptSharePicture } from './keptSharePicture.ts'

// Logos and fonts are read from `content`, so the brand must come from the same folder.
const content = await readContent()
const directory = await mkdtemp(join(tmpdir(), 'share-pictures-'))
const share: SharePicture = { swatch: 'sky', pictures: [], variant: 'beside', focus: 'middle' }
const keep = (title: string, sky = '#9ad2ff') =>
  keptSharePicture(title, share, { ...content, palette: { ...content.palette, sky } }, directory)

afterAll(() => rm(directory, { recursive: true }))

test('a picture is drawn once, and again after its title or a colour has changed', async () => {
  const first = await keep('One team, one plan')
  expect((await keep('One team, one plan')).equals(first)).toBe(true)
  expect(await readdir(directory)).toHaveLength(1)
  expect((await keep('Two teams')).equals(first)).toBe(false)
  const repainted = await keep('One team, one plan', '#aaccee')
  expect(repainted.equals(first)).toBe(false)
  expect(await readdir(directory)).toHaveLength(3)
})
