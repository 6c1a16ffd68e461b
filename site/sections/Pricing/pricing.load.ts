import type { ComponentProps } from 'react'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import type { PricingPlans } from '../../islands/PricingPlans/PricingPlans.island.tsx'
import { pricingCategories } from '../../lib/prices.ts'
export type PricingProps = SectionProps<'pricing'> & { plans: ComponentProps<typeof PricingPlans> }

export const load: SectionLoader<PricingProps> = (_copy, { content }) => {
  const { currencies, labels } = content
  const categories = pricingCategories(content)
  if (categories.length === 0) return undefined
  return {
    props: {
      plans: {
        categories,
        tabsLabel: labels.plan_categories,
        defaultCurrency: currencies.default,
        toggles: { GBP: currencies.gbp.toggle, USD: currencies.usd.toggle },
      },
    },
  }
}
