import type { SiteContent } from '../../content-model/readContent.ts'
import type { PlanCategoryId } from '../../content-model/schemas/plans.ts'
import type { OfferedPlans } from '../structured-data/PageFacts.ts'

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
