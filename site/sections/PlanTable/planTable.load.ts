import type { SectionLoader } from '../../build/loadSections.ts'
import { pricingCategories } from '../../lib/prices.ts'
import type { PlanTableProps } from './PlanTable.tsx'

export const load: SectionLoader<'plan-table', PlanTableProps> = (copy, { content, id }) => ({
  props: {
    id,
    copy,
    categories: pricingCategories(content),
    newTabLabel: content.labels.opens_in_new_tab,
  },
})
