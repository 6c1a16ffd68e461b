import { expect, onTestFinished, test, vi } from 'vitest'
import { createOutageLog } from '../core/lib/outageLog.ts'
import { describeError } from './log.ts'

test('the log has an error and its cause, but not the row that a database repeats', () => {
  const cause = Object.assign(new Error('disk full'), {
    code: 'ERR_SQLITE_ERROR',
    detail: 'Failing row contains (nora@northfold.example)',
  })
  const description = describeError(new Error('not stored', { cause }))
  expect(description).toMatchObject({
    type: 'Error',
    message: 'not stored',
    cause: { message: 'disk full', code: 'ERR_SQLITE_ERROR' },
  })
  expect(JSON.stringify(description)).not.toContain('nora')
})

const MINUTE_MS = 60_000
const away = new Error('connect ECONNREFUSED')
const full = new Error('disk is full')

function openLog() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: unknown[][] = []
  const log = {
    error: (...line: unknown[]) => lines.push(['error', ...line]),
    warn: (...line: unknown[]) => lines.push(['warn', ...line]),
  }
  const outage = createOutageLog(log, 'the storage')
  return { outage, lines }
}

const failure = (error: Error, failures: number) => [
  'error',
  { failures, err: error },
  'the storage fails',
]

test('an outage is logged once and then counted, and its end is logged once', () => {
  const { outage, lines } = openLog()
  for (let index = 0; index < 1_000; index += 1) outage.failed(away)
  expect(lines).toEqual([failure(away, 1)])
  outage.ended()
  outage.ended()
  expect(lines.slice(1)).toEqual([['warn', { failures: 1_000 }, 'the storage works again']])
})

test('a lasting outage is logged again each minute, and each reason separately', () => {
  const { outage, lines } = openLog()
  outage.failed(away)
  outage.failed(full)
  vi.advanceTimersByTime(MINUTE_MS)
  outage.failed(away)
  outage.failed(away)
  expect(lines).toEqual([failure(away, 1), failure(full, 2), failure(away, 3)])
})

test('intermittent failures do not fill the log', () => {
  const { outage, lines } = openLog()
  for (let index = 0; index < 1_000; index += 1) {
    outage.failed(full)
    outage.ended()
  }
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(MINUTE_MS)
  outage.failed(full)
  expect(lines.at(-1)).toEqual(failure(full, 1_000))
})
