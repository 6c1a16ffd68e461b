import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { NextStep, type NextStepProps } from '../../components/NextStep/NextStep.tsx'
import type { PlanCardProps } from '../../components/PlanCard/PlanCard.tsx'
import { PlanRow } from '../../components/PlanCard/PlanRow.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './ServicePlans.module.css'

type ServicePlansProps = {
  copy: { heading: string; text: string }
  /** Link to the page with all prices; not shown without plans. */
  allPrices: { label: string; path: string }
  /** Empty if the service is priced by quote. */
  plans: PlanCardProps[]
  /** What a service without plans costs at first, with the link to begin. */
  firstStep?: { cost: string; text: string; action: { label: string; path: string } } | undefined
  nextStep: NextStepProps | null
}

/** A service's cost: its plans in the default currency, or how it is priced. */
export function ServicePlans(props: ServicePlansProps) {
  const { copy, allPrices, plans, firstStep, nextStep } = props
  return (
    <section className="section" data-joined aria-labelledby="prices-heading">
      <div className="container">
        <div className={`${layout.columns} ${styles.head}`}>
          <h2 id="prices-heading" className={styles.heading}>
            {copy.heading}
          </h2>
          <div className={styles.copy}>
            <p className={texts.lead}>{copy.text}</p>
            {plans.length > 0 && <ActionLink action={allPrices} variant="outline" />}
          </div>
        </div>
        {plans.length > 0 && (
          <div className={styles.plans}>
            <PlanRow plans={plans} />
          </div>
        )}
        {firstStep && plans.length === 0 && (
          <div className={styles.first}>
            <p className={styles.words}>
              <span className={`${texts.figure} ${styles.cost}`}>{firstStep.cost}</span>{' '}
              <span>{firstStep.text}</span>
            </p>
            <ActionLink action={firstStep.action} ball />
          </div>
        )}
        {nextStep && <NextStep {...nextStep} />}
      </div>
    </section>
  )
}
