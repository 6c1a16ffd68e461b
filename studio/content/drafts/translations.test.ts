import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NO_CHANGES } from '../../../content-model/records.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { addGerman } from '../../../tests/support/content/addGerman.ts'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { emptyDatabase } from '../../../tests/support/receiver/emptyDatabase.ts'
import { testEditing } from '../../../tests/support/studio/testEditing.ts'
import { pageOfTranslation, wholeDraft } from '../drawings/translatedPages.ts'
import { deleteRecord } from '../editing/editRecord.ts'
import { originalOf } from '../translations.ts'
import { openDrafts } from './draftStore.ts'
import { type Drafting, finishRecord, keepChange, missingIn, openForm } from './editDraft.ts'
import { listUnfinished } from './listUnfinished.ts'

const ABOUT = 'content/de/pages/about.yaml'
const QUESTIONS = 'content/de/faqs.yaml'
const TITLE = 'Über uns: ein Team, ein Plan, eine Nummer'

/** A studio whose site has German. */
async function studio({ grows }: { grows: boolean }) {
  const database = await openDatabase(await emptyDatabase('SQLite'))
  onTestFinished(() => database.destroy())
  const contentDirectory = copyContent()
  await addGerman(contentDirectory, { grows })
  const editing = testEditing(contentDirectory)
  const drafts = await openDrafts(database)
  const path = (file: string) => join(contentDirectory, file.replace('content/', ''))
  const ada: Drafting = { ...editing, drafts }
  return {
    ada,
    wim: { ...ada, person: { id: 'wim', name: 'Wim', role: 'writer' } } as Drafting,
    contentDirectory,
    drafts,
    log: editing.log,
    textOf: (file: string) => readFileSync(path(file), 'utf8'),
    remove: (file: string) => rmSync(path(file)),
    isThere: (file: string) => existsSync(path(file)),
  }
}

test('a German translation of a page stores only the translated fields', async () => {
  const { ada, textOf, log, contentDirectory, drafts } = await studio({ grows: true })
  const form = await openForm(ada, ABOUT)
  expect(form).toMatchObject({ label: 'About (Deutsch)', isNew: true, value: {} })
  expect(form.languages).toEqual([
    { tag: 'en-GB', name: 'English', file: 'content/pages/about.yaml', isThere: true },
    { tag: 'de', name: 'Deutsch', file: ABOUT, isThere: false },
  ])
  expect(form.translates).toMatchObject({ tag: 'de', value: { path: '/de/about' } })
  await keepChange(ada, { file: ABOUT, draft: { value: { title: TITLE } } })
  expect(await listUnfinished(contentDirectory, drafts)).toMatchObject([
    { file: ABOUT, label: 'About (Deutsch)', isNew: false },
  ])
  const saved = await finishRecord(ada, { file: ABOUT, draft: { value: { title: TITLE } } }, false)
  expect(textOf(ABOUT)).toBe(`title: '${TITLE}'\n`)
  expect(saved).toMatchObject({ isNew: false, canBeDeleted: true, canBeCopied: false })
  expect(log.at(-1)).toContain('About (Deutsch)')
})

test('without a fallback, a partial translation is kept but cannot be finished, and its missing fields are named', async () => {
  const { ada, remove } = await studio({ grows: false })
  remove(ABOUT)
  await keepChange(ada, { file: ABOUT, draft: { value: { title: TITLE } } })
  const { errors } = await missingIn(ada, ABOUT)
  expect(errors[0]).toMatchObject({
    problem: expect.stringMatching(/^is not translated yet. The original says “/),
    place: { file: ABOUT, record: 'About (Deutsch)', label: 'Description', path: ['description'] },
  })
  await expect(
    finishRecord(ada, { file: ABOUT, draft: { value: { title: TITLE } } }, false),
  ).rejects.toMatchObject({ status: 422 })
})

test('a fault in a translated list points to the item that its form shows', async () => {
  const { ada } = await studio({ grows: false })
  await keepChange(ada, {
    file: QUESTIONS,
    draft: { value: [{ id: 'three', question: 'Und dann?' }] },
  })
  const { errors } = await missingIn(ada, QUESTIONS)
  expect(errors).toMatchObject([
    { place: { file: QUESTIONS, path: [2, 'ans'], label: expect.stringContaining('Und dann?') } },
  ])
})

test('unknown languages, missing originals and the list of languages cannot be translated', async () => {
  const { ada } = await studio({ grows: true })
  for (const path of [
    'fr/pages/about.yaml',
    'en-GB/pages/about.yaml',
    'de/pages/nowhere.yaml',
    'de/site/languages.yaml',
  ]) {
    const change = { file: `content/${path}`, draft: { value: {} } }
    await expect(openForm(ada, change.file), path).rejects.toMatchObject({ status: 404 })
    await expect(keepChange(ada, change), path).rejects.toMatchObject({ status: 404 })
    await expect(finishRecord(ada, change, false), path).rejects.toMatchObject({ status: 404 })
  }
})

test('only owners translate owner-only files', async () => {
  const { wim } = await studio({ grows: true })
  const file = 'content/de/site/forms.yaml'
  expect((await openForm(wim, file)).mayChange).toBe(false)
  await expect(keepChange(wim, { file, draft: { value: {} } })).rejects.toMatchObject({
    status: 403,
  })
})

test('a partial translation is previewed on its own page, with its original’s words for the rest', async () => {
  const { contentDirectory } = await studio({ grows: true })
  const original = await originalOf(contentDirectory, ABOUT)
  const { value } = wholeDraft(original, { value: { title: TITLE } })
  expect(value).toMatchObject({ title: TITLE, heading: 'About Us', path: '/de/about' })
  const pageOf = (file: string, changes = NO_CHANGES) =>
    pageOfTranslation(contentDirectory, file, changes)
  expect(await pageOf(ABOUT)).toBeUndefined()
  const home = new Map([['de/pages/home.yaml', 'title: Zuhause']])
  const about = new Map([...home, ['de/pages/about.yaml', 'path: /de/ueber-uns']])
  expect(await pageOf(ABOUT, about)).toBe('/de/ueber-uns')
  // A plan shows on the pricing page, which is not translated here, so the home page stands in.
  expect(await pageOf('content/de/plans/app-basic.yaml', home)).toBe('/de')
})

test('deleting a page deletes its translations', async () => {
  const { ada, isThere } = await studio({ grows: false })
  const { file, version } = await openForm(ada, 'content/pages/offer.yaml')
  await deleteRecord(ada, { file, version, freesReferences: true })
  expect(isThere('content/pages/offer.yaml')).toBe(false)
  expect(isThere('content/de/pages/offer.yaml')).toBe(false)
})
