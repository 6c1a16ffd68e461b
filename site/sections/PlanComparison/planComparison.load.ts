import type { SectionLoader } from '../../lib/loadSections.ts'
import { offeredPlans } from '../../lib/offeredPlans.ts'
import { planComparison } from '../../lib/planComparison.ts'
import type { PlanComparisonProps } from './PlanComparison.tsx'

export const load: SectionLoader<'plan-comparison', PlanComparisonProps> = (
  copy,
  { content, id },
) => ({
  props: { id, copy, categories: planComparison(content) },
  structuredData: {
    plans: content.plan_categories.map((category) => offeredPlans(content, category.id)),
  },
})
