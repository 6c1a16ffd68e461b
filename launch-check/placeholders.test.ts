import { expect, test } from 'vitest'
import {
  checkDemoRecords,
  checkReservedAddresses,
  checkReservedNumbers,
  isReserved,
} from './placeholders.ts'
import { testInput, withFile } from './testInput.ts'

function found(changes: Record<string, unknown>): string[] {
  return checkReservedAddresses(withFile('footer', changes)).map(
    ({ level, file, field, found }) => `${level} ${file} ${field}: ${found}`,
  )
}

test.for([
  'hello@agency.example',
  'https://www.example.com/pay',
  'https://x.com/agency.example',
  'http://localhost:4321',
  'https://shop.test/cart',
  'write to us at sales@shop.invalid',
])('%s is reported as a placeholder', (text) => {
  expect(found({ tagline: text })).toEqual([`must content/site/footer.yaml "tagline": ${text}`])
})

test.for([
  'https://www.example-studio.co.uk',
  'https://latest.testing.com',
  'for example, a form',
  'hello@contest.com',
])('%s is not reported as a placeholder', (text) => {
  expect(found({ tagline: text })).toEqual([])
})

test('a reserved address in an article is only advice, because it may be intended', () => {
  const input = withFile('posts')
  const [record] = input.records
  if (!record) throw new Error('There is no article.')
  const article = { text: '\nAs on https://www.example.org/page.\n', firstLine: 10 }
  expect(checkReservedAddresses({ ...input, records: [{ ...record, article }] })).toMatchObject([
    { level: 'should', field: 'line 11', found: 'www.example.org' },
  ])
})

test('addresses in a record marked as an example are not reported separately', () => {
  const bio = 'Write to me@agency.example.'
  expect(checkReservedAddresses(withFile('team', { bio, demo: true }))).toEqual([])
  expect(
    checkReservedAddresses(withFile('team', { bio, demo: false })).map(({ field }) => field),
  ).toContain('"bio"')
})

test.for([
  '0113 496 0142',
  '+44 20 7946 0142',
  '+442079460142',
  '0044 7700 900123',
  '+44 (0)1632 960001',
  '029 2018 0001',
  '0191 498 0000',
  '+1 212 555 0142',
  '(415) 555-0199',
])('%s is a number reserved for fiction', (number) => {
  expect(isReserved(number)).toBe(true)
})

test.for(['0113 245 0142', '+44 20 7945 0142', '+1 212 555 2142', '+49 30 901820', '11344960142'])(
  '%s may be a real number',
  (number) => {
    expect(isReserved(number)).toBe(false)
  },
)

test('a reserved number is reported with its file and field', () => {
  const input = withFile('footer', { made_in: 'Ring 01632 960123 before six.' })
  expect(checkReservedNumbers(input)).toMatchObject([
    { level: 'must', file: 'content/site/footer.yaml', field: '"made_in"', found: '01632 960123' },
  ])
})

test('a record marked as an example is reported with its folder', () => {
  const [finding] = checkDemoRecords(withFile('testimonials', { demo: true }))
  expect(finding).toMatchObject({ level: 'must', file: 'content/testimonials/' })
  expect(finding?.found).toMatch(/^1 of 1 made up: /)
})

test('a record without the mark is not reported', () => {
  expect(checkDemoRecords(withFile('testimonials', { demo: undefined }))).toEqual([])
})

test('examples in a list are reported by name', () => {
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
