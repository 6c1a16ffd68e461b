import type { SectionLoader } from '../../build/loadSections.ts'
import { pricingCategories } from '../../lib/prices.ts'
import type { PlanTableProps } from './PlanTable.tsx'

export const load: SectionLoader<'plan-table', PlanTableProps> = (copy, { content, id }) => {
  const categories = pricingCategories(content)
  if (categories.length === 0) return undefined
  return { props: { id, copy, categories, newTabLabel: content.labels.opens_in_new_tab } }
}
