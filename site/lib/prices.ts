import { formatPrice, priceInDollars } from '../../content-model/prices.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Action } from '../../content-model/schemas/fields.ts'
import type {
  ComparisonRow,
  Plan,
  PlanCategory,
  PlanCategoryId,
  PlanTier,
} from '../../content-model/schemas/plans.ts'
import type { OfferedPlans } from './seo/structuredData.ts'

export type CurrencyCode = 'GBP' | 'USD'

/** A category of plans, ready to be shown: amounts in both currencies, so no price table travels to the browser. */
export type PricingCategory = {
  id: string
  label: string
  plans: PricedPlan[]
  /** Where plans without a payment page lead. */
  nextStep: NextStep | null
}

type PricedPlan = {
  id: string
  tier: PlanTier
  name: string
  details: string
  amounts: Record<CurrencyCode, string>
  time: Plan['time']
  features: string[]
  benefit: string
  href: string
  action: string
}

type NextStep = NonNullable<PlanCategory['next_step']> & { action: Action; phone: Brand['phone'] }

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

export type ComparedCategory = {
  id: string
  label: string
  plans: {
    tier: PlanTier
    name: string
    amounts: Record<CurrencyCode, string>
    time: Plan['time']
  }[]
  rows: ComparisonRow[]
}

/** Each category's plans beside what they are compared by. Names, prices and billing are the plans' own. */
export function planComparison(content: SiteContent): ComparedCategory[] {
  const { plan_categories, plan_comparison, plans, currencies } = content
  return plan_categories.map(({ id, label }) => ({
    id,
    label,
    plans: plans
      .filter((plan) => plan.category === id)
      .map((plan) => ({
        tier: plan.tier,
        name: plan.plan_name,
        amounts: planAmounts(plan, currencies),
        time: plan.time,
      })),
    rows: plan_comparison[id],
  }))
}

/** The plans of a category under the name of its tab, for search engines. */
export function offeredPlans(
  { plans, plan_categories }: Pick<SiteContent, 'plans' | 'plan_categories'>,
  categoryId: PlanCategoryId,
): OfferedPlans {
  return {
    name: plan_categories.find(({ id }) => id === categoryId)?.label ?? categoryId,
    plans: plans.filter(({ category }) => category === categoryId),
  }
}
