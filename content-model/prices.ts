import type { Currencies, Plan } from './schemas/plans.ts'

/** A currency sign with a letter before it, such as UK£ in Arabic. */
const LATIN_SIGN = /[A-Z]\p{Sc}/u
const LEFT_TO_RIGHT_MARK = '\u200e'

/** Formats a whole amount for a locale: £1,200 in en-GB, 1.200 € in de-DE. */
export function formatPrice(amount: string, code: string, locale: string): string {
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(Number(amount))
  // Without the mark, text from right to left would show the £ before the UK.
  return price.replace(LATIN_SIGN, `$&${LEFT_TO_RIGHT_MARK}`)
}

/**
 * A plan's price in the other currency, as text: the plan's own, else the price that the table gives for its main
 * price. A price that is not in the table stays unchanged.
 */
export function priceInOther(
  { price, price_other }: Pick<Plan, 'price' | 'price_other'>,
  { other_by_main }: Pick<Currencies, 'other_by_main'>,
): string {
  if (price_other !== undefined) return price_other
  return Object.hasOwn(other_by_main, price) ? String(other_by_main[price]) : price
}
