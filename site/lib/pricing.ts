import { formatPrice } from '../../content-model/formatPrice.ts'
import { priceInDollars } from '../../content-model/priceInDollars.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Plan } from '../../content-model/schemas/plan.ts'
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

/** The twelve plans under their four tabs, with the next step of those that have no payment page. */
export function pricingCategories(content: SiteContent, action: string): PricingCategory[] {
  const { plans, plan_categories, currencies, navigation, brand } = content
  return plan_categories.map(({ id, label, next_step }) => ({
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
  }))
}
