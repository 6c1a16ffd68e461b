import type { Currencies, Plan } from './schemas/plans.ts'

/** A sign of letters and a sign, as Arabic has UK£. */
const LATIN_SIGN = /[A-Z]\p{Sc}/u
const LEFT_TO_RIGHT_MARK = '\u200e'

/** A whole amount as a language writes it: £1,200 in en-GB, 1.200 € in de-DE. */
export function formatPrice(amount: string, code: string, locale: string): string {
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(Number(amount))
  // Without the mark, a line from right to left would put the £ before the UK.
  return price.replace(LATIN_SIGN, `$&${LEFT_TO_RIGHT_MARK}`)
}

/**
 * A plan's price in the other currency, as text: its own, else the table's for its price in the main one. A price
 * that the table lacks stays unchanged.
 */
export function priceInOther(
  { price, price_other }: Pick<Plan, 'price' | 'price_other'>,
  { other_by_main }: Pick<Currencies, 'other_by_main'>,
): string {
  if (price_other !== undefined) return price_other
  return Object.hasOwn(other_by_main, price) ? String(other_by_main[price]) : price
}
