import type { Plan } from './schemas/plans.ts'

/** A whole amount as people write it: symbol first, thousands parted by commas, as £1,200. */
export function formatPrice(amount: string, symbol: string): string {
  return `${symbol}${amount.replace(/\B(?=(?:\d{3})+$)/g, ',')}`
}

/**
 * A plan's price in whole US dollars, as text: its own, else the table's for its price in pounds. A price that
 * the table lacks stays unchanged.
 */
export function priceInDollars(
  { price, price_usd }: Pick<Plan, 'price' | 'price_usd'>,
  usdByGbp: Record<string, number>,
): string {
  if (price_usd !== undefined) return price_usd
  return Object.hasOwn(usdByGbp, price) ? String(usdByGbp[price]) : price
}
