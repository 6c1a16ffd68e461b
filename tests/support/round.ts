/** `npm run test:long` is under way: it does often what `npm test` does once, and some things that only it does. */
export const IS_LONG_ROUND = process.env.TEST_ROUND === 'long'

/** Why `npm test` leaves a test out that is for the long round alone. */
export const ONLY_IN_LONG_ROUND = 'It is part of npm run test:long.'

/**
 * Cases of one rule: the first of them in `npm test`, all in `npm run test:long`.
 * @param items those that are most likely to fail come first.
 */
export function roundOf<Item>(items: readonly Item[], quickCount = 1): readonly Item[] {
  return IS_LONG_ROUND ? items : items.slice(0, quickCount)
}
