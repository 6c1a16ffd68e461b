import { formatPrice } from '../../content-model/formatPrice.ts'
import { priceInDollars } from '../../content-model/priceInDollars.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Plan } from '../../content-model/schemas/plan.ts'
import type { PlanCategory } from '../../content-model/schemas/planCategory.ts'
import type { CurrencyCode, PricingCategory } from '../islands/PricingPlans/PricingPlans.island.tsx'

/** A plan's price as visitors read it, in both currencies. */
export function planAmounts(
  price: Plan['price'],
  { gbp, usd, usd_by_gbp }: SiteContent['currencies'],
): Record<CurrencyCode, string> {
  return {
    GBP: formatPrice(price, gbp.symbol),
    USD: formatPrice(priceInDollars(price, usd_by_gbp), usd.symbol),
  }
}

/** The twelve plans under their four tabs. */
export function pricingCategories(content: SiteContent, action: string): PricingCategory[] {
  return content.plan_categories.map((category) => pricingCategory(content, category, action))
}

/** The plans of one category, with the next step of those that have no payment page. */
export function pricingCategory(
  { plans, currencies, navigation, brand }: SiteContent,
  { id, label, next_step }: PlanCategory,
  action: string,
): PricingCategory {
  return {
    id,
    label,
    plans: plans
      .filter((plan) => plan.category === id)
      .map((plan) => ({
        id: `${plan.category}-${plan.tier}`,
        tier: plan.tier,
        name: plan.plan_name,
        details: plan.plan_details,
        amounts: planAmounts(plan.price, currencies),
        time: plan.time,
        features: plan.features,
        benefit: plan.benefit,
        href: plan.link,
        action,
      })),
    nextStep: next_step && { ...next_step, action: navigation.quote, phone: brand.phone },
  }
}

/** The section of all plans, under its own words. */
export function pricingSection(content: SiteContent, words: { heading: string; cta: string }) {
  const { currencies, interface_words } = content
  return {
    heading: words.heading,
    plans: {
      categories: pricingCategories(content, words.cta),
      tabsLabel: interface_words.plan_categories,
      defaultCurrency: currencies.default,
      toggles: { GBP: currencies.gbp.toggle, USD: currencies.usd.toggle },
    },
  }
}
