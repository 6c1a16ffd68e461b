import layout from '../../styles/layout.module.css'
import { PlanCard, type PlanCardProps } from './PlanCard.tsx'
import styles from './PlanRow.module.css'

/** The plans of a category side by side, however many. */
export function PlanRow({ plans }: { plans: PlanCardProps[] }) {
  return (
    <div className={`${layout.columns} ${styles.row}`}>
      {/* A plan that waits to slide in has a style by the time React comes (enhancements/reveal.ts). */}
      {plans.map((plan, index) => (
        <div key={plan.id} data-reveal={index} suppressHydrationWarning>
          <PlanCard {...plan} />
        </div>
      ))}
    </div>
  )
}
