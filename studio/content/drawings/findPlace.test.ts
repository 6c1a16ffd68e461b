import { beforeAll, expect, test } from 'vitest'
import { valueAt } from '../../../content-model/fieldsOf.ts'
import { type ContentRecord, loadRecords } from '../../../content-model/records.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { type Clicked, findPlace } from './findPlace.ts'

const ABOUT = 'content/pages/about.yaml'
let records: readonly ContentRecord[]

beforeAll(async () => {
  ;({ records } = await loadRecords(TEST_CONTENT))
})

const find = (words: string, clicked: Partial<Clicked> = {}) =>
  findPlace(records, { file: ABOUT, words, ...clicked })

function valueIn(file: string, path: (string | number)[]): string {
  return String(valueAt(records.find((record) => record.file === file)?.value, path))
}

test('a clicked heading leads to its field in its block', () => {
  const index = 1
  const path = ['sections', index, 'heading']
  const heading = valueIn(ABOUT, path)
  expect(heading).not.toBe('undefined')
  const block = { file: ABOUT, index }
  expect(find(` ${heading.toUpperCase()}\n`, { block })).toEqual({ file: ABOUT, path })
})

test('a person’s words on a page lead to the record of that person', () => {
  const file = 'content/team/amara.yaml'
  expect(find(valueIn(file, ['bio']))).toEqual({ file, path: ['bio'] })
})

test('words with a filled-in variable lead to the field that names the variable', () => {
  const name = valueIn('content/site/brand.yaml', ['name'])
  const said = records.flatMap(({ file, value }) =>
    JSON.stringify(value).includes('{name}') ? [file] : [],
  )
  const [file = ''] = said
  const text = /"([^"]*\{name\}[^"]*)"/.exec(
    JSON.stringify(records.find((record) => record.file === file)?.value),
  )?.[1]
  const place = find(String(text).replaceAll('{name}', name), { file })
  expect(place?.file).toBe(file)
  expect(valueIn(file, place?.path ?? [])).toContain('{name}')
})

test('a paragraph of an article leads to its line', () => {
  const article = records.find(({ key }) => key === 'posts')
  const lines = article?.article?.text.split('\n') ?? []
  const index = lines.findIndex((line) => /^[A-Z][\w ,.]{40,}$/.test(line))
  const { file = '', article: { firstLine = 0 } = {} } = article ?? {}
  expect(find(String(lines[index]), { file })).toEqual({ file, line: firstLine + index })
})

test('a part without words leads to the first field of its block', () => {
  const place = find('', { block: { file: ABOUT, index: 0 } })
  expect(place?.path?.slice(0, 2)).toEqual(['sections', 0])
  expect(find('')).toBeUndefined()
})

test('a price leads to its field in the open plan, not to a sentence that names it', () => {
  const file = 'content/plans/website-basic.yaml'
  const shown = `£${valueIn(file, ['price'])}`
  const block = { file: 'content/pages/pricing.yaml', index: 1 }
  expect(find(shown, { file, block })).toEqual({ file, path: ['price'] })
})

test('a telephone number leads to the field that holds it, not to a sentence that mentions it', () => {
  const file = 'content/site/brand.yaml'
  const page = 'content/pages/contact.yaml'
  const block = { file: page, index: 0 }
  expect(find(valueIn(file, ['phone']), { file: page, block })).toEqual({ file, path: ['phone'] })
})
