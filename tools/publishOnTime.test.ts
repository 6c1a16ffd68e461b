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
  const waiting = [...days]
  const log: string[] = []
  const ended = publishOnTime({
    folders: ['one', 'two'],
    nextDayOf: async () => waiting[0],
    build: async (folder) => {
      log.push(`build ${folder}`)
      const isBuilt = succeeds()
      if (isBuilt) waiting.shift()
      return isBuilt
    },
    serve: (folder) => log.push(`serve ${folder}`),
  })
  return { log, ended }
}

test('the site is built again when the day begins, beside the one that is served', async () => {
  const { log, ended } = publishing(['2030-02-01'])
  await vi.advanceTimersByTimeAsync(12 * HOUR_MS - MINUTE_MS)
  expect(log).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(log).toEqual(['build two', 'serve two'])
  await ended
})

test('the next one is built where the first one was', async () => {
  const { log } = publishing(['2030-02-01', '2030-03-15'])
  await vi.advanceTimersByTimeAsync(60 * DAY_MS)
  expect(log).toEqual(['build two', 'serve two', 'build one', 'serve one'])
})

test('what could not be built is tried again an hour later, and nothing half done is served', async () => {
  let builds = 0
  const { log } = publishing(['2030-02-01'], () => ++builds > 1)
  await vi.advanceTimersByTimeAsync(12 * HOUR_MS + MINUTE_MS)
  expect(log).toEqual(['build two'])
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(log).toEqual(['build two', 'build two', 'serve two'])
})

test('where no article waits, nothing is built', async () => {
  const { log, ended } = publishing([])
  await ended
  expect(log).toEqual([])
})
