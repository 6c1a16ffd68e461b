import type { SiteContent } from '../../content-model/readContent.ts'
import type { ComparisonRow, Plan, PlanTier } from '../../content-model/schemas/plans.ts'
import type { CurrencyCode } from '../islands/PricingPlans/PricingPlans.island.tsx'
import { planAmounts } from './pricing.ts'

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
