/**
 * Price in whole US dollars for one in whole pounds, both as text. The table has the last word; a
 * price that it does not name stays unchanged.
 */
export function priceInDollars(priceInPounds: string, usdByGbp: Record<string, number>): string {
  const dollars = Object.hasOwn(usdByGbp, priceInPounds) ? usdByGbp[priceInPounds] : undefined
  return dollars === undefined ? priceInPounds : String(dollars)
}
