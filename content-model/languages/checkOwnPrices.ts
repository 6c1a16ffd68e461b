import type { ContentFault } from '../faultSentence.ts'
import { isGroup, valueAt } from '../fieldsOf.ts'
import type { ContentRecord } from '../records.ts'

/**
 * A fault for each price that a language shows in a further currency of its own, and has no figure for: it would be the
 * figure of another currency.
 * @param records of the language, with its words laid over.
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
