/** `npm run test:long` is under way: it does often what `npm test` does once, and some things that only it does. */
export const IS_LONG_ROUND = process.env.TEST_ROUND === 'long'
