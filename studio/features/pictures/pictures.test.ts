import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/receiver/emptyDatabase.ts'
import { keptEditing } from '../../../tests/support/studio/keptEditing.ts'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { pictures } from './feature.ts'

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

const USED = 'pictures/portrait.webp'
const pageOf = (path: string) => `/pictures/one?path=${encodeURIComponent(path)}`

async function openPictures() {
  const editor = await keptEditing()
  const { contentDirectory } = editor
  const stored = await emptyDatabase('SQLite')
  const given = { contentDirectory, editor }
  const studio = await openStudio(bundle, stored, [pictures], given)
  const read = (path: string) => readFileSync(join(contentDirectory, path))
  return { ...studio, editor, read }
}

async function form(colour: string, fields: Record<string, string>): Promise<FormData> {
  const create = { width: 600, height: 400, channels: 3, background: colour } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  data.set('file', new File([Uint8Array.from(bytes)], 'Red Door.jpg'))
  return data
}

test('a picture is uploaded with a description, found by it, deleted, and restored with both', async () => {
  const { get, act, editor, read } = await openPictures()
  const added = await act('/pictures', await form('red', { type: 'picture', alt: 'A red door' }))
  expect(added.words).toContain('red-door.webp has been uploaded.')
  const { words } = await get('/pictures?search=RED+a+door')
  expect(words).toContain('1 picture red-door.webp A red door 600 × 400 pixels')
  expect((await get('/pictures?view=unused')).words).toContain('red-door.webp')

  const before = read('pictures/red-door.webp')
  const deleted = await act('/pictures/delete', { path: 'pictures/red-door.webp' })
  expect(deleted.words).toContain('red-door.webp has been deleted.')
  expect(read('pictures.yaml').toString()).not.toContain('red-door')
  await act('/pictures/describe', { path: USED, alt: 'A face' })
  const back = await act('/pictures/bring-back', { path: 'pictures/red-door.webp' })
  expect(back.html).toContain('value="A red door"')
  expect(read('pictures/red-door.webp')).toEqual(before)
  expect(editor.git('status', '--short')).toBe('')
})

test('a picture in use lists its places and cannot be deleted; a replacement keeps the name and can be undone byte for byte', async () => {
  const { get, post, act, read, editor } = await openPictures()
  const { html, words } = await get(pageOf(USED))
  expect(html).toMatch(/href="\/#content\/[^"]+\?field=/)
  expect(words).toContain('It can be deleted once nothing uses it.')
  expect((await post('/pictures/delete', { path: USED })).status).toBe(409)
  const before = read(USED)
  const replaced = await act('/pictures/replace', await form('blue', { path: USED }))
  expect(replaced.words).toContain('portrait.webp has been replaced.')
  expect(await sharp(read(USED)).metadata()).toMatchObject({ format: 'webp', width: 600 })
  expect(replaced.words).toContain('Undo the last replacement')
  await act('/pictures/undo', { path: USED })
  expect(read(USED)).toEqual(before)
  expect(editor.log).toEqual([
    'Owner replaced the picture portrait.webp (content/pictures/portrait.webp)',
    'Owner undid the last change to portrait.webp (content/pictures/portrait.webp)',
  ])

  // Other paths cannot be shown, changed or restored.
  for (const path of ['', 'site/brand.yaml', 'pictures/../site/brand.yaml', 'pictures/none.webp']) {
    expect((await get(pageOf(path))).status, path).toBe(404)
    for (const action of ['describe', 'delete', 'undo']) {
      expect((await post(`/pictures/${action}`, { path })).status, path).toBe(404)
    }
    expect((await post('/pictures/bring-back', { path })).status, path).toBe(409)
  }
  expect((await post('/pictures', { type: 'picture' })).words).toContain('Choose a file first.')
})

test('a crop is a new picture with the same description, and the original stays unchanged', {
  tags: 'long',
}, async () => {
  const { act, read } = await openPictures()
  await act('/pictures', await form('red', { type: 'picture', alt: 'A red door' }))
  const before = read('pictures/red-door.webp')
  const crop = { path: 'pictures/red-door.webp', ratio: '1:1', share: '100', focus: 'left' }
  const { words, html } = await act('/pictures/crop', crop)
  expect(words).toContain('red-door-1x1.webp has been created.')
  expect(html).toContain('value="A red door"')
  expect(await sharp(read('pictures/red-door-1x1.webp')).metadata()).toMatchObject({
    width: 400,
    height: 400,
  })
  expect((await act('/pictures/crop', crop)).words).toContain(
    'red-door-1x1-2.webp has been created.',
  )
  expect(read('pictures/red-door.webp')).toEqual(before)
})
