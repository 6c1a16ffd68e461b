import type { ContentFault } from '../faultSentence.ts'
import { isGroup, valueAt } from '../fieldsOf.ts'
import type { ContentRecord } from '../records.ts'

/**
 * If a language has its own second currency, reports plan prices without a figure in that currency: the page would show
 * the figure of another currency.
 * @param originals records of the original language.
 * @param records translated records of the language.
 */
export function checkOwnPrices(
  originals: readonly ContentRecord[],
  records: readonly ContentRecord[],
): ContentFault[] {
  const currencies = currenciesIn(records)
  const code = valueAt(currencies?.value, ['other', 'code'])
  const table = valueAt(currencies?.value, ['other_by_main'])
  if (!currencies || code === valueAt(currenciesIn(originals)?.value, ['other', 'code'])) return []
  const prices = records.flatMap(({ key, value }) =>
    key === 'plans' && valueAt(value, ['price_other']) === undefined
      ? [String(valueAt(value, ['price']))]
      : [],
  )
  return [...new Set(prices)]
    .filter((price) => !isGroup(table) || !(price in table))
    .map((price) => ({
      file: currencies.file,
      path: ['other_by_main'],
      problem: `has no price for ${price}, which a plan costs`,
      advice: `Add "${price}:" with the price in ${code}.`,
    }))
}

function currenciesIn(records: readonly ContentRecord[]): ContentRecord | undefined {
  return records.find(({ key }) => key === 'currencies')
}
