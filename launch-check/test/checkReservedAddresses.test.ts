import { expect, test } from 'vitest'
import { checkReservedAddresses } from '../checkReservedAddresses.ts'
import { withFile } from './testInput.ts'

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
])('%s is a placeholder', (text) => {
  expect(found({ tagline: text })).toEqual([`must content/site/footer.yaml "tagline": ${text}`])
})

test.for([
  'https://www.example-studio.co.uk',
  'https://latest.testing.com',
  'for example, a form',
  'hello@contest.com',
])('%s is none', (text) => {
  expect(found({ tagline: text })).toEqual([])
})

test('in an article a reserved address may be meant, so it should be looked at', () => {
  const input = withFile('posts')
  const [record] = input.records
  if (!record) throw new Error('There is no article.')
  const article = { text: '\nAs on https://www.example.org/page.\n', firstLine: 10 }
  expect(checkReservedAddresses({ ...input, records: [{ ...record, article }] })).toMatchObject([
    { level: 'should', field: 'line 11', found: 'www.example.org' },
  ])
})

test('what stands in a record marked as an example is not named twice', () => {
  const bio = 'Write to me@agency.example.'
  expect(checkReservedAddresses(withFile('team', { bio, demo: true }))).toEqual([])
  expect(
    checkReservedAddresses(withFile('team', { bio, demo: false })).map(({ field }) => field),
  ).toContain('"bio"')
})
