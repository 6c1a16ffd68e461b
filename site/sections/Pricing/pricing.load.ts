import type { SectionLoader } from '../../build/loadSections.ts'
import { pricingCategories } from '../../lib/prices.ts'
import type { PricingProps } from './PricingProps.ts'

export const load: SectionLoader<'pricing', PricingProps> = (copy, { content, id }) => {
  const { currencies, labels } = content
  const categories = pricingCategories(content)
  if (categories.length === 0) return undefined
  return {
    props: {
      id,
      copy,
      plans: {
        categories,
        tabsLabel: labels.plan_categories,
        defaultCurrency: currencies.default,
        toggles: { GBP: currencies.gbp.toggle, USD: currencies.usd.toggle },
      },
    },
  }
}
