import { formatPrice, priceInDollars } from '../../content-model/prices.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Plan, PlanCategory } from '../../content-model/schemas/plans.ts'
import type { CurrencyCode, PricingCategory } from '../islands/PricingPlans/PricingPlans.island.tsx'

/** A plan's price as visitors read it, in both currencies. */
export function planAmounts(
  plan: Pick<Plan, 'price' | 'price_usd'>,
  { gbp, usd, usd_by_gbp }: SiteContent['currencies'],
): Record<CurrencyCode, string> {
  return {
    GBP: formatPrice(plan.price, gbp.symbol),
    USD: formatPrice(priceInDollars(plan, usd_by_gbp), usd.symbol),
  }
}

/** The twelve plans under their four tabs. */
export function pricingCategories(content: SiteContent): PricingCategory[] {
  return content.plan_categories.map((category) => pricingCategory(content, category))
}

/** The plans of one category, with the next step of those that have no payment page. */
export function pricingCategory(
  { plans, currencies, navigation, brand, labels }: SiteContent,
  { id, label, next_step }: PlanCategory,
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
        amounts: planAmounts(plan, currencies),
        time: plan.time,
        features: plan.features,
        benefit: plan.benefit,
        href: plan.link,
        action: labels.start_plan,
      })),
    nextStep: next_step && { ...next_step, action: navigation.quote, phone: brand.phone },
  }
}
