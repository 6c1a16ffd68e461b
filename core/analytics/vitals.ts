import type { Vital } from './tables.ts'

/**
 * Upper ends of the buckets in which vitals are counted, closest around the limits of good and poor. The last bucket
 * takes all larger values too.
 */
const BUCKETS: Readonly<Record<Vital, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000],
  inp: [50, 100, 150, 200, 300, 500, 1000, 60_000],
  cls: [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 10],
}

/** The upper end of the bucket that a value falls into. */
export function bucketOf(vital: Vital, value: number): number {
  const ends = BUCKETS[vital]
  return ends.find((end) => value <= end) ?? Math.max(...ends)
}

const SHARE = 0.75

/**
 * The 75th percentile, the figure by which Google judges a page: the upper end of the bucket in which it lies.
 * Undefined without values.
 * @param counts number of values by the upper end of their bucket.
 */
export function percentile75(counts: ReadonlyMap<number, number>): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let reached = 0
  for (const [end, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    reached += count
    if (reached >= total * SHARE) return end
  }
  return undefined
}

/** As `≤ 2.5 s`, `≤ 200 ms` or `≤ 0.1`. */
export function formatVital(vital: Vital, value: number): string {
  if (vital === 'lcp') return `≤ ${value / 1000} s`
  return vital === 'inp' ? `≤ ${value} ms` : `≤ ${value}`
}
