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
export function pricingCategories(content: SiteContent): PricingCategory[] {
  return content.plan_categories.map((category) => pricingCategory(content, category))
}

/** The plans of one category, with the next step of those that have no payment page. */
export function pricingCategory(
  { plans, currencies, navigation, brand, interface_words }: SiteContent,
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
        amounts: planAmounts(plan.price, currencies),
        time: plan.time,
        features: plan.features,
        benefit: plan.benefit,
        href: plan.link,
        action: interface_words.start_plan,
      })),
    nextStep: next_step && { ...next_step, action: navigation.quote, phone: brand.phone },
  }
}
