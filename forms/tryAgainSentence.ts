const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * Fills in the time to wait, in minutes below an hour, else in hours, rounded up.
 * @param sentence the owner's sentence, with {time} in it.
 * @param locale locale of the sentence, such as `en-GB`.
 */
export function tryAgainSentence(sentence: string, waitS: number, locale: string): string {
  const [unit, unitS] = waitS <= HOUR_S - MINUTE_S ? ['minute', MINUTE_S] : ['hour', HOUR_S]
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return sentence.replace('{time}', () => time.format(Math.ceil(waitS / unitS)))
}
