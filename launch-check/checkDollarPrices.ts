import { isGroup } from '../content-model/fieldsOf.ts'
import type { Finding } from './Finding.ts'
import type { LaunchInput } from './LaunchInput.ts'

/** Plans that name no dollar price, whose price has no entry in the dollar table and so shows the same figure in dollars. */
export function checkDollarPrices({ records, content: { currencies } }: LaunchInput): Finding[] {
  return records.flatMap(({ key, file, value }) => {
    if (key !== 'plans' || !isGroup(value) || 'price_usd' in value) return []
    if (String(value.price) in currencies.usd_by_gbp) return []
    return {
      level: 'should' as const,
      file,
      field: '"price"',
      found: `£${value.price} has no dollar price, so it shows as $${value.price}`,
      advice: `Add "price_usd" to the plan, or a line "${value.price}:" to "usd_by_gbp" in content/site/currencies.yaml, unless that is meant.`,
    }
  })
}
