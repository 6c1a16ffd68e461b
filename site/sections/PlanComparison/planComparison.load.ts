import type { SectionLoader } from '../../build/loadSections.ts'
import { offeredPlans, planComparison } from '../../lib/prices.ts'
import type { PlanComparisonProps } from './PlanComparison.tsx'

export const load: SectionLoader<PlanComparisonProps> = (_copy, { content }) => {
  const categories = planComparison(content)
  if (categories.length === 0) return undefined
  return {
    props: { categories },
    structuredData: { plans: categories.flatMap((category) => offeredPlans(content, category.id)) },
  }
}
