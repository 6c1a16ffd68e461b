import { expect, test } from 'vitest'
import { checkReservedNumbers, isReserved } from '../checkReservedNumbers.ts'
import { withFile } from './testInput.ts'

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
])('%s is reserved for fiction', (number) => {
  expect(isReserved(number)).toBe(true)
})

test.for(['0113 245 0142', '+44 20 7945 0142', '+1 212 555 2142', '+49 30 901820', '11344960142'])(
  '%s may be somebody’s',
  (number) => {
    expect(isReserved(number)).toBe(false)
  },
)

test('a reserved number is named with its file and field', () => {
  const input = withFile('footer', { made_in: 'Ring 01632 960123 before six.' })
  expect(checkReservedNumbers(input)).toMatchObject([
    { level: 'must', file: 'content/site/footer.yaml', field: '"made_in"', found: '01632 960123' },
  ])
})
