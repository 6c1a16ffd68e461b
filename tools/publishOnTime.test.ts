import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishOnTime } from './publishOnTime.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2030, 0, 31, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Publishes from a site on which articles wait for these days, in order, one a build. */
function publishing(days: string[], succeeds: () => boolean = () => true) {
  const log: string[] = []
  publishOnTime({
    nextDay: async () => days[0],
    publish: async () => {
      log.push(`publish for ${days[0]}`)
      if (succeeds()) days.shift()
    },
  })
  return log
}

test('the site is published again when the day begins', async () => {
  const log = publishing(['2030-02-01'])
  await vi.advanceTimersByTimeAsync(12 * HOUR_MS - MINUTE_MS)
  expect(log).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(log).toEqual(['publish for 2030-02-01'])
})

test('each day that is waited for has its turn', async () => {
  const log = publishing(['2030-02-01', '2030-03-15'])
  await vi.advanceTimersByTimeAsync(60 * DAY_MS)
  expect(log).toEqual(['publish for 2030-02-01', 'publish for 2030-03-15'])
})

test('a day that has passed is made up for at once', async () => {
  const log = publishing(['2030-01-30'])
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toEqual(['publish for 2030-01-30'])
})

test('what could not be published is tried again an hour later', async () => {
  let builds = 0
  const log = publishing(['2030-02-01'], () => ++builds > 1)
  await vi.advanceTimersByTimeAsync(12 * HOUR_MS + MINUTE_MS)
  expect(log).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(log).toHaveLength(2)
})

test('an article that is scheduled while nothing waits is published on its day', async () => {
  const days: string[] = []
  const log = publishing(days)
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(log).toEqual([])
  days.push('2030-02-02')
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(log).toEqual(['publish for 2030-02-02'])
})
