import type { SectionLoader } from '../../build/loadSections.ts'
import { pricingCategories } from '../../lib/prices.ts'
import type { PricingProps } from './PricingProps.ts'

export const load: SectionLoader<'pricing', PricingProps> = (copy, { content, id }) => {
  const { currencies, labels } = content
  return {
    props: {
      id,
      copy,
      plans: {
        categories: pricingCategories(content),
        tabsLabel: labels.plan_categories,
        defaultCurrency: currencies.default,
        toggles: { GBP: currencies.gbp.toggle, USD: currencies.usd.toggle },
      },
    },
  }
}
