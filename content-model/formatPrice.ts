/** A whole amount as people write it: symbol first, thousands parted by commas, as £1,200. */
export function formatPrice(amount: string, symbol: string): string {
  return `${symbol}${amount.replace(/\B(?=(?:\d{3})+$)/g, ',')}`
}
