import { expect, test } from 'vitest'
import { loadRecords } from '../../content-model/records.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { findFields } from './findFields.ts'

const { records } = await loadRecords(TEST_CONTENT)
const find = (search: string) => findFields(records, search)

test('digits of the telephone number find the field that holds it', () => {
  const { fields } = find('01632')
  expect(fields[0]).toMatchObject({
    file: 'content/site/brand.yaml',
    path: ['phone'],
    label: 'Phone',
    excerpt: expect.stringContaining('01632'),
  })
})

test('fields named by the search words come before fields that only contain them', () => {
  const { fields, more } = find('opening hours')
  expect(fields[0]).toMatchObject({ file: 'content/site/brand.yaml' })
  expect(fields[0]?.label).toMatch(/^Opening hours › /)
  expect(more).toBe(0)
})

test('a search matches all of its words, in any case and order', () => {
  expect(find('OFFICE telephone').fields[0]?.path).toEqual(['phone'])
  expect(find('phone conservatory-otter')).toEqual({ fields: [], more: 0 })
  expect(find('  ')).toEqual({ fields: [], more: 0 })
})

test('a common word finds the first fields and the number of the others', () => {
  const { fields, more } = find('a')
  expect(fields).toHaveLength(20)
  expect(more).toBeGreaterThan(100)
})

test('a long field is shown as an excerpt around the match', () => {
  const { fields } = find('gdpr')
  for (const { excerpt } of fields) expect(excerpt.length).toBeLessThanOrEqual(92)
})
