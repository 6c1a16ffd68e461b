import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { pricingCategories } from '../../lib/prices.ts'
import type { PricingPlansProps } from './PricingPlans.tsx'

export type PricingProps = SectionProps<'pricing'> & { plans: PricingPlansProps }

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
        toggles: { main: currencies.main.toggle, other: currencies.other.toggle },
      },
    },
  }
}
