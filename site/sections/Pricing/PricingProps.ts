import type { ComponentProps } from 'react'
import type { PricingPlans } from '../../islands/PricingPlans/PricingPlans.island.tsx'
import type { PricingBlock } from './pricing.schema.ts'

export type PricingProps = {
  id: string
  copy: PricingBlock
  plans: ComponentProps<typeof PricingPlans>
}
