import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { visibleLine, visibleLines } from '../server/text.ts'
import { anyCharacter } from '../tests/support/anyCharacter.ts'
import { fitText, formatTable, textWidth } from './table.ts'

const ATTACK = '\u001b[2J\u001b]0;owned\u0007\u009b31mred\b\b\rHi\u007f\u202etxt.exe\u2028end'

test('control characters in a message cannot control the terminal', () => {
  const shown = '␛[2J␛]0;owned␇�31mred␈␈␍Hi␡�txt.exe�end'
  expect(visibleLine(ATTACK)).toBe(shown)
  expect(visibleLines(`a\n${ATTACK}`)).toBe(`a\n${shown}`)
})

test('no text passes a control character through', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(visibleLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
      expect(visibleLines(text).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    }),
  )
})

test('a text of several lines becomes one line', () => {
  expect(visibleLine('We need\n\n  five\tpages')).toBe('We need five pages')
})

test('a very long run of blanks is processed in linear time', () => {
  // Far more than a form accepts. A pattern that started again at each blank would take minutes.
  const blanks = ' '.repeat(400_000)
  expect(visibleLine(`${blanks}\n${blanks}Nora${blanks}`)).toBe(` Nora${blanks}`)
})

test.for<[text: string, columns: number]>([
  ['Nora', 4],
  ['北京', 4],
  ['안녕', 4],
  ['e\u0301', 1],
  ['👩‍💻', 2],
  ['ＡＢ', 4],
  ['مرحبا', 5],
])('%s takes %d columns', ([text, columns]) => {
  expect(textWidth(text)).toBe(columns)
})

test('a long text is cut between characters and ends with an ellipsis', () => {
  expect(fitText('New website', 6)).toBe('New w…')
  expect(fitText('北京市', 4)).toBe('北…')
  expect(fitText('short', 5)).toBe('short')
})

const columns = [
  { title: 'ID' },
  { title: 'FORM', yields: 1 },
  { title: 'FROM', minWidth: 6 },
  { title: 'SUBJECT', minWidth: 8 },
]
const cells = [
  ['3f9c02ab', 'contact', 'Nora Dunmore <nora@northfold.example>', 'A website for 北京'],
  ['91d0aa17', 'newsletter', 'kenji@example.jp', ''],
]

test('a table that is not for a terminal is printed in full width', () => {
  expect(formatTable(columns, cells, null)).toBe(
    [
      'ID        FORM        FROM                                   SUBJECT',
      '3f9c02ab  contact     Nora Dunmore <nora@northfold.example>  A website for 北京',
      '91d0aa17  newsletter  kenji@example.jp\n',
    ].join('\n'),
  )
})

test.for([30, 40, 60, 79, 80, 200])('a table fits a terminal of %d columns', (width) => {
  const lines = formatTable(columns, cells, width).trimEnd().split('\n')
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width)
  expect(lines[1]).toMatch(/^3f9c02ab {2}/)
})

test('a column is left out if the others would become too narrow', () => {
  expect(formatTable(columns, cells, 30).split('\n')[0]).toBe('ID        FROM       SUBJECT')
})

test('a time is shown in the local time zone, with the name of the zone', async () => {
  vi.stubEnv('TZ', 'Europe/London')
  onTestFinished(() => void vi.unstubAllEnvs())
  // The module keeps a formatter for the time zone in which it was loaded.
  vi.resetModules()
  const { formatLocalTime } = await import('../server/text.ts')
  expect(formatLocalTime('2026-05-04T23:30:00.000Z')).toBe('2026-05-05 00:30 BST')
  expect(formatLocalTime('2026-11-21T10:57:00.000Z')).toBe('2026-11-21 10:57 GMT')
})
