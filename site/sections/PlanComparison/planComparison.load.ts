import type { SectionLoader } from '../../build/loadSections.ts'
import { offeredPlans, planComparison } from '../../lib/prices.ts'
import type { PlanComparisonProps } from './PlanComparison.tsx'

export const load: SectionLoader<PlanComparisonProps> = (_copy, { content }) => ({
  props: { categories: planComparison(content) },
  structuredData: {
    plans: content.plan_categories.map((category) => offeredPlans(content, category.id)),
  },
})
