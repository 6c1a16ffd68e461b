import { expect, test } from 'vitest'
import { checkDemoRecords } from '../checkDemoRecords.ts'
import { testInput, withFile } from './testInput.ts'

test('a record marked as an example is named with its folder', () => {
  const [finding] = checkDemoRecords(withFile('testimonials', { demo: true }))
  expect(finding).toMatchObject({ level: 'must', file: 'content/testimonials/' })
  expect(finding?.found).toMatch(/^1 of 1 made up: /)
})

test('a record without the mark is real', () => {
  expect(checkDemoRecords(withFile('testimonials', { demo: undefined }))).toEqual([])
})

test('items of a list are named one by one', () => {
  const record = testInput.records.find(({ key }) => key === 'partners')
  if (!record) throw new Error('There are no partners.')
  const value = [
    { id: 1, name: 'Northspur', demo: true },
    { id: 2, name: 'Real Ltd' },
  ]
  expect(checkDemoRecords({ ...testInput, records: [{ ...record, value }] })).toMatchObject([
    { file: 'content/partners.yaml', found: '1 of 2 made up: Northspur' },
  ])
})
