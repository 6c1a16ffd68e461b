import type { SectionLoader } from '../../build/loadSections.ts'
import { pricingCategories } from '../../lib/prices.ts'
import type { PlanTableProps } from './PlanTable.tsx'

export const load: SectionLoader<PlanTableProps> = (_copy, { content }) => {
  const categories = pricingCategories(content)
  return categories.length === 0 ? undefined : { props: { categories } }
}
