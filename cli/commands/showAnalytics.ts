import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { drawViews } from '../../core/analytics/drawViews.ts'
import {
  type Analytics,
  COUNT_COLUMNS,
  readAnalytics,
  readCounts,
  type Vitals,
} from '../../core/analytics/readAnalytics.ts'
import { formatVital } from '../../core/analytics/vitals.ts'
import { formatRecords } from '../../core/submissions/exportFormats.ts'
import { VITALS } from '../../core/tables.ts'
import { LIMIT_OPTION, parseTime, readLimit } from '../arguments.ts'
import type { Command } from '../Command.ts'
import { formatFilledTable, formatTable, type TableColumn } from '../table.ts'
import { print } from '../terminal.ts'
import { pluralise, terminalLine } from '../text.ts'
import { writeExport } from '../writeExport.ts'

const PAGE_COLUMNS: readonly TableColumn[] = [
  { title: 'VIEWS' },
  { title: 'LEADS' },
  { title: 'SIGN-UPS' },
  ...VITALS.map((vital) => ({ title: vital.toUpperCase(), yields: 1 })),
  { title: 'PAGE', minWidth: 20 },
]
const SOURCE_COLUMNS: readonly TableColumn[] = [
  { title: 'VIEWS' },
  { title: 'LED HERE BY', minWidth: 20 },
]
const DEFAULT_SINCE = '30d'

export const showNumbers: Command = {
  name: 'numbers',
  summary: 'views, leads and speed of each page, and what led there',
  operands: '',
  operandCount: [0, 0],
  options: {
    since: { value: 'DATE', help: `from this day on: 2026-11-21, or 7d (${DEFAULT_SINCE})` },
    limit: LIMIT_OPTION,
    csv: { value: 'PATH', help: 'writes every count into a new file for a spreadsheet' },
    svg: { value: 'PATH', help: 'draws the views of each day into a new file' },
    force: { help: 'write over these files if they exist' },
  },
  notes: [
    'Counted where content/site/analytics.yaml says so: docs/analytics.md. Days are those of UTC.',
    'LCP, INP, CLS: three quarters of all visits were so good or better.',
    'A receiver that runs adds what it has counted once a minute.',
  ],
  examples: ['numbers', 'numbers --since 7d --svg week.svg', 'numbers --since 365d --csv year.csv'],
  prepare(given, terminal) {
    const { values, switches } = given
    const limit = readLimit(given)
    const from = parseTime('--since', values.get('since') ?? DEFAULT_SINCE, 'start', terminal.now)
    const since = dayOf(from)
    const fileOf = (option: string) => {
      const path = values.get(option)
      if (path === undefined) return null
      return { path: resolve(terminal.workingDirectory, path), overwrite: switches.has('force') }
    }
    const csv = fileOf('csv')
    const svg = fileOf('svg')
    return async ({ database }) => {
      const numbers = await readAnalytics(database, since)
      print(terminal, describeAnalytics(numbers, since, limit, terminal.columns))
      if (csv) {
        const records = () => formatRecords('csv', COUNT_COLUMNS, readCounts(database, since))
        await writeExport(terminal, csv, records, () => 'Every count')
      }
      if (svg) {
        const drawing = drawViews(numbers, since, dayOf(terminal.now))
        await writeExport(
          terminal,
          svg,
          () => Readable.from([drawing]),
          () => 'The views of each day',
        )
      }
    }
  },
}

/** Days are counted in UTC. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

function describeAnalytics(
  { pages, sources, vitals, subscribers }: Analytics,
  since: string,
  limit: number,
  width: number | null,
): string {
  const sum = (count: 'views' | 'leads' | 'signUps') =>
    pages.reduce((total, page) => total + page[count], 0)
  const summary = [
    pluralise(sum('views'), 'view'),
    pluralise(sum('leads'), 'lead'),
    pluralise(sum('signUps'), 'sign-up'),
    pluralise(subscribers, 'confirmed subscriber'),
  ].join(', ')
  const speed = VITALS.flatMap((vital, index) => {
    const cell = vitalCells(vitals)[index]
    return cell ? `${vital.toUpperCase()} ${cell}` : []
  })
  const head = `Since ${since}: ${[summary, ...speed].join('; ')}\n`
  if (pages.length === 0) return head
  const pageCells = pages
    .slice(0, limit)
    .map(({ page, views, leads, signUps, vitals }) => [
      formatCount(views),
      formatCount(leads),
      formatCount(signUps),
      ...vitalCells(vitals),
      page === '' ? 'others' : terminalLine(page),
    ])
  const sourceCells = sources
    .slice(0, limit)
    .map(({ source, views }) => [formatCount(views), terminalLine(source)])
  return [
    head,
    `\n${formatFilledTable(PAGE_COLUMNS, pageCells, width)}`,
    sourceCells.length > 0 ? `\n${formatTable(SOURCE_COLUMNS, sourceCells, width)}` : '',
  ].join('')
}

/** A page's vitals in order, blank where nothing was measured. */
function vitalCells(vitals: Vitals): string[] {
  return VITALS.map((vital) => {
    const value = vitals[vital]
    return value === undefined ? '' : formatVital(vital, value)
  })
}

/** Blank for none, so that a column without any is left out. */
function formatCount(count: number): string {
  return count === 0 ? '' : count.toLocaleString('en-GB')
}
