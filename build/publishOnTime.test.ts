import { afterEach, expect, test, vi } from 'vitest'
import { publishOnTime } from './publishOnTime.ts'

const HOUR_MS = 60 * 60 * 1000

/** Noon: the next day begins twelve hours later. */
const START = new Date(2030, 0, 31, 12)

afterEach(() => {
  vi.useRealTimers()
})

type Site = {
  /** The days with scheduled articles, in order. A build publishes the first. */
  days: string[]
  /** Changes the site before the hour of this number, counted from the start. */
  before?: (hour: number) => void
  /** Whether the build of this number, counted from 1, succeeds. */
  succeeds?: (build: number) => boolean
}

/** The builds within a number of hours, as "hour 12: 2030-02-01". Each wait moves the fake clock forward. */
async function buildsOf(hours: number, { days, before, succeeds = () => true }: Site) {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  const builds: string[] = []
  const hour = () => (Date.now() - START.getTime()) / HOUR_MS
  const end = new Error('The hours have passed.')
  const publishing = publishOnTime({
    nextDay: async () => {
      before?.(hour())
      return days[0]
    },
    publish: async () => {
      builds.push(`hour ${hour()}: ${days[0]}`)
      if (succeeds(builds.length)) days.shift()
    },
    wait: async (durationMs) => {
      if (hour() >= hours) throw end
      vi.setSystemTime(Date.now() + durationMs)
    },
  })
  await expect(publishing).rejects.toBe(end)
  return builds
}

test('the site is published again when the day of an article begins', async () => {
  expect(await buildsOf(24, { days: ['2030-02-01'] })).toEqual(['hour 12: 2030-02-01'])
})

test('the site is published again on each scheduled day', async () => {
  const days = ['2030-02-01', '2030-02-15']
  expect(await buildsOf(30 * 24, { days })).toEqual(['hour 12: 2030-02-01', 'hour 348: 2030-02-15'])
})

test('an article whose day was missed is published at once', async () => {
  expect(await buildsOf(0, { days: ['2030-01-30'] })).toEqual(['hour 0: 2030-01-30'])
})

test('a failed publication is retried an hour later', async () => {
  const site = { days: ['2030-02-01'], succeeds: (build: number) => build > 1 }
  expect(await buildsOf(24, site)).toEqual(['hour 12: 2030-02-01', 'hour 13: 2030-02-01'])
})

test('an article scheduled later is published on its day too', async () => {
  const days: string[] = []
  const before = (hour: number) => {
    if (hour === 20) days.push('2030-02-02')
  }
  expect(await buildsOf(48, { days, before })).toEqual(['hour 36: 2030-02-02'])
})
