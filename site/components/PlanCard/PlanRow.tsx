import layout from '../../styles/layout.module.css'
import { PlanCard, type PlanCardProps } from './PlanCard.tsx'
import styles from './PlanRow.module.css'

/** The plans of a category side by side. */
export function PlanRow({ plans }: { plans: PlanCardProps[] }) {
  return (
    <div className={`${layout.columns} ${styles.row}`}>
      {plans.map((plan, index) => (
        <div key={plan.id} data-reveal={index}>
          <PlanCard {...plan} />
        </div>
      ))}
    </div>
  )
}
