import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { addGerman } from '../../../tests/support/content/addGerman.ts'
import { emptyDatabase } from '../../../tests/support/receiver/emptyDatabase.ts'
import { keptEditing } from '../../../tests/support/studio/keptEditing.ts'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { openDrafts } from '../../content/drafts/draftStore.ts'
import { keepChange } from '../../content/drafts/editDraft.ts'
import { openRecord, saveRecord } from '../../content/editing/editRecord.ts'
import { translations } from './feature.ts'

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

/** A studio with the translations feature only, and functions that edit its content. */
async function open(german?: { grows: boolean }) {
  const editing = await keptEditing()
  const { contentDirectory, checkout, history, person, git } = editing
  if (german) {
    await addGerman(contentDirectory, german)
    git('add', '--all')
    git('commit', '--quiet', '--message=German')
  }
  const editor = { contentDirectory, history }
  const studio = await openStudio(bundle, await emptyDatabase('SQLite'), [translations], {
    contentDirectory,
    checkout,
    editor,
  })
  /** Saves fields of a record in the same way as its form. */
  async function save(file: string, fields: object) {
    const { value, body, version } = await openRecord({ ...editor, person }, file)
    const change = { file, value: { ...Object(value), ...fields }, body, version }
    await saveRecord({ ...editor, person }, change)
  }
  /** Starts a translation and leaves it unfinished. */
  async function begin(file: string) {
    const drafts = await openDrafts(studio.database)
    await keepChange({ ...editor, person, drafts }, { file, draft: { value: { title: 'Ü' } } })
  }
  const list = () => readFileSync(join(contentDirectory, 'site/languages.yaml'), 'utf8')
  return { ...studio, contentDirectory, save, begin, list }
}

const FRENCH = { tag: 'fr', name: 'Français', path: '/fr', grows: 'yes' }

test('a site in one language has no list of translations until a second one is added', async () => {
  const { get, act, list, contentDirectory } = await open()
  expect(translations.isShown?.({ contentDirectory })).toBe(false)
  expect((await get('/translations')).status).toBe(303)
  const { words } = await act('/translations/new', { ...FRENCH, firstName: 'English' })
  expect(words).toContain('Français has been added.')
  expect(words).toContain('Not translated yet Brand')
  expect(list()).toContain(
    '- tag: en-GB\n  name: English\n- tag: fr\n  name: Français\n  path: /fr\n  words_from: en-GB\n',
  )
  expect(translations.isShown?.({ contentDirectory })).toBe(true)
})

test('missing translations are listed, and a language that the build would reject is not added', async () => {
  const { get, post, begin, list } = await open({ grows: true })
  await begin('content/de/pages/about.yaml')
  const { words, html } = await get('/translations?language=de')
  expect(words).toMatch(/Not translated yet .* About all of it, started .* Contact all of it/)
  expect(html).toContain('href="/#content/de/pages/about.yaml"')
  expect(words).not.toContain('Old addresses')

  const before = list()
  const wrongs: [object, string][] = [
    [{ tag: 'fr_FR' }, 'Use the tag of a language'],
    [{ path: '/about' }, 'is /about, which belongs to the pages in'],
    [{ path: '/fr/fr' }, 'Use an address of letters'],
    [{ path: '/de' }, 'which another language also has'],
    [{ name: ' ' }, 'It is blank.'],
    [{ grows: 'no' }, 'is not translated yet'],
  ]
  for (const [wrong, why] of wrongs) {
    const { status, words } = await post('/translations/new', { ...FRENCH, ...wrong })
    expect(status, why).toBe(422)
    expect(words).toContain(why)
  }
  expect(list()).toBe(before)
})

test('later changes to an original are listed by field until its translation is changed', async () => {
  const { get, save } = await open({ grows: false })
  expect((await get('/translations')).words).toContain('Nothing has changed in the original since.')
  const title = 'Contact us today: we answer within one day'
  await save('content/pages/contact.yaml', { title })
  // A number needs no translation.
  await save('content/plans/app-basic.yaml', { price: '411' })
  const { words, html } = await get('/translations?language=de')
  expect(words).toMatch(/Changed in the original since Contact [^T]*Title Not translated yet/)
  expect(html).toContain('href="/#content/de/pages/contact.yaml"')
  await save('content/de/pages/contact.yaml', { title: 'Schreiben Sie uns: Antwort am selben Tag' })
  expect((await get('/translations')).words).toContain('Nothing has changed in the original since.')
})
