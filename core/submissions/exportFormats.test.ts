import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../tests/support/anyCharacter.ts'
import { storedMessage } from '../../tests/support/receiver/submissions.ts'
import { IS_LONG_ROUND } from '../../tests/support/round.ts'
import { CSV_COLUMNS, type ExportedSubmission, formatRows } from './exportFormats.ts'

const NOTHING_MORE = {
  notes: [],
  replies: [],
  mail_state: null,
  mail_attempts: null,
  mail_next_attempt_at: null,
  mail_last_error: null,
  mail_sent_at: null,
}

type Changes = Parameters<typeof storedMessage>[0]

/** Exports messages and parses the cells, by column. */
async function exportCells(...messages: Changes[]) {
  async function* rows(): AsyncGenerator<ExportedSubmission> {
    for (const changes of messages) yield { ...storedMessage(changes), ...NOTHING_MORE }
  }
  const csv = String(await buffer(formatRows('csv', rows())))
  const [titles = [], ...cells] = readCsv(csv.slice(1))
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(titles).toEqual([...CSV_COLUMNS])
  expect(cells).toHaveLength(messages.length)
  return cells.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index]])))
}

test.for([
  '=1+1',
  '+44 113 496 0142',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=HYPERLINK("http://evil.example")',
  '  =1+1',
  '＝1+1',
])('%j is exported as text, not as a formula', async (dangerous) => {
  const [cells] = await exportCells({ subject: dangerous, extra_fields: `[["=cmd","x"]]` })
  expect(cells?.subject).toBe(`'${dangerous}`)
  expect(cells?.extra_fields).toBe("'=cmd: x")
})

test('quotes, line breaks, commas and all scripts survive an export', async () => {
  const comments = 'He said "no", then;\nleft.\r\nمرحبا 語 👩‍💻 e\u0301'
  const extra = [
    ['website', 'https://northfold.example'],
    ['website', 'a,b'],
    ['__proto__', 'text'],
  ]
  const [cells] = await exportCells({ comments, extra_fields: JSON.stringify(extra) })
  expect(cells?.comments).toBe(comments)
  expect(cells?.extra_fields).toBe(
    'website: https://northfold.example\nwebsite: a,b\n__proto__: text',
  )
  expect(cells?.phone).toBe('')
})

test('any text survives an export, apart from an apostrophe before a formula', async () => {
  const texts = fc.array(fc.string({ unit: anyCharacter }), { minLength: 30, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(texts, async (sent) => {
      const cells = await exportCells(...sent.map((comments) => ({ comments })))
      for (const [index, text] of sent.entries()) {
        const comments = cells[index]?.comments
        expect([text, `'${text}`]).toContain(comments)
        expect(comments).not.toMatch(/^[\s\u200b]*[=+\-@]/)
      }
    }),
    { numRuns: IS_LONG_ROUND ? 20 : 5 },
  )
})

/** Parses CSV per RFC 4180 into rows of cells, as a spreadsheet does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`No CSV at ${at}: ${text.slice(at, at + 20)}`)
    const [, quoted, plain = '', end] = found
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
