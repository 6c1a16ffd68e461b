/** Whether `npm run test:long` runs, which repeats the cases of `npm test` and adds others. */
export const IS_LONG_ROUND = process.env.TEST_ROUND === 'long'

/** Tag of a test that only the long round runs: `{ tags: 'long' }` in Vitest, `{ tag: '@long' }` in Playwright. */
export const LONG = 'long'

/**
 * Selects cases of one rule: the first of them in `npm test`, all in `npm run test:long`.
 * @param items ordered with the case that is most likely to fail first.
 */
export function roundOf<Item>(items: readonly Item[], quickCount = 1): readonly Item[] {
  return IS_LONG_ROUND ? items : items.slice(0, quickCount)
}
