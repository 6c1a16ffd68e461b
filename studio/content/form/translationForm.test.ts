import { expect, test } from 'vitest'
import { collections, jsonSchemaOf, schemaOfFile } from '../../../content-model/collections.ts'
import { setAt } from '../../../content-model/fieldsOf.ts'
import { layOver } from '../../../content-model/languages/layOver.ts'
import { withoutWords, wordsIn } from '../../../content-model/languages/words.ts'
import { loadRecords } from '../../../content-model/records.ts'
import { pseudoWords } from '../../../tests/support/content/pseudoTranslation.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { TranslationForm } from './translationForm.ts'

const schemaOf = (key: 'pages' | 'faqs' | 'labels' | 'legal_texts') =>
  jsonSchemaOf(schemaOfFile(collections[key]))

const PAGE = {
  path: '/de/about',
  title: 'About us',
  sections: [
    { type: 'call-to-action', heading: 'Talk to us' },
    { type: 'about-intro', heading: 'One table', picture: 'office.webp' },
  ],
}
const page = () => new TranslationForm(schemaOf('pages'), PAGE, 'path')

test('a translation holds only the translated words, and the type of each earlier section', () => {
  const form = page()
  const own = form.with({}, ['sections', 1, 'heading'], 'Ein Tisch')
  expect(own).toEqual({
    sections: [{ type: 'call-to-action' }, { type: 'about-intro', heading: 'Ein Tisch' }],
  })
  expect(form.with(own, ['sections', 1, 'heading'], '')).toEqual({})
})

test('words that equal the original are kept, other fields only if they differ', () => {
  const form = page()
  expect(form.with({}, ['title'], 'About us')).toEqual({ title: 'About us' })
  const own = form.with({}, ['sections', 1, 'picture'], 'buero.webp')
  expect(own).toMatchObject({ sections: [{}, { picture: 'buero.webp' }] })
  expect(form.with(own, ['sections', 1, 'picture'], 'office.webp')).toEqual({})
  expect(form.with({}, ['path'], '/de/ueber-uns')).toEqual({ path: '/de/ueber-uns' })
})

test('a list of words is stored as a whole, and may be longer than the original', () => {
  const original = { in_short: ['One', '{counting_in_short}', 'Three'] }
  const form = new TranslationForm(schemaOf('legal_texts'), original, undefined)
  const own = form.with({}, ['in_short', 0], 'Eins')
  expect(own).toEqual({ in_short: ['Eins', '{counting_in_short}', ''] })
  expect(form.with(own, ['in_short', 0], '')).toEqual({})
  const longer = ['Eins', 'Zwei', 'Drei', 'Vier']
  expect(form.with(own, ['in_short'], longer)).toEqual({ in_short: longer })
})

test('items with a number are stored with it, in the order of the original', () => {
  const original = [1, 2, 3].map((id) => ({ id, question: `Question ${id}`, ans: `Answer ${id}` }))
  const form = new TranslationForm(schemaOf('faqs'), original, undefined)
  const third = form.with([], [2, 'ans'], 'Antwort 3')
  expect(third).toEqual([{ id: 3, ans: 'Antwort 3' }])
  const both = form.with(third, [0, 'ans'], 'Antwort 1')
  expect(both).toEqual([
    { id: 1, ans: 'Antwort 1' },
    { id: 3, ans: 'Antwort 3' },
  ])
  expect(form.with(both, [2, 'ans'], '')).toEqual([{ id: 1, ans: 'Antwort 1' }])
})

test('the form asks for words, the address and plural forms, but not for pictures', () => {
  const form = page()
  const asked = (path: (string | number)[]) => form.asksFor(path, undefined)
  expect(asked(['path'])).toBe(true)
  expect(asked(['sections', 1, 'heading'])).toBe(true)
  expect(asked(['sections', 1])).toBe(true)
  expect(asked(['sections', 1, 'picture'])).toBe(false)
  expect(form.asksFor(['sections', 1, 'picture'], 'buero.webp')).toBe(true)
  const labels = new TranslationForm(
    schemaOf('labels'),
    { article: { comments: { one: '1 comment', other: '{count} comments' } } },
    undefined,
  )
  expect(labels.asksFor(['article', 'comments', 'few'], undefined)).toBe(true)
})

test('the form shows blank fields for missing words, and all other values of the original', () => {
  const form = page()
  expect(form.valueOf({ title: 'Über uns' })).toEqual({
    title: 'Über uns',
    sections: [
      { type: 'call-to-action', heading: '' },
      { type: 'about-intro', heading: '', picture: 'office.webp' },
    ],
  })
  expect(form.wordsAt(['sections', 0, 'heading'])).toBe('Talk to us')
  expect(form.progress({ title: 'Über uns' })).toEqual({ written: 1, all: 3 })
})

test('every word of the content can be translated, one field after another', async () => {
  const { records } = await loadRecords(TEST_CONTENT)
  for (const { file, jsonSchema, value } of records) {
    const form = new TranslationForm(jsonSchema, value, undefined)
    const words = wordsIn(jsonSchema, value)
    const start: unknown = Array.isArray(value) ? [] : {}
    const own = words.reduce(
      (before, { path, words: said }) => form.with(before, path, pseudoWords(said)),
      start,
    )
    const wanted = words.reduce(
      (before, { path, words: said }) => setAt(before, path, pseudoWords(said)),
      value,
    )
    expect(layOver(value, own), file).toEqual({ value: wanted, faults: [] })
    // A translation holds nothing but words and the keys of list items.
    expect(layOver(withoutWords(jsonSchema, value), own).faults, file).toEqual([])
    const { written, all } = form.progress(own)
    expect(written, file).toBe(all)
  }
})
