/** `npm run test:long` is under way: it does often what `npm test` does once, and some things that only it does. */
export const IS_LONG_ROUND = process.env.TEST_ROUND === 'long'

/**
 * Cases of one rule: the first of them in `npm test`, all in `npm run test:long`.
 * @param items those that are most likely to fail come first.
 */
export function roundOf<Item>(items: readonly Item[], quickCount = 1): readonly Item[] {
  return IS_LONG_ROUND ? items : items.slice(0, quickCount)
}
