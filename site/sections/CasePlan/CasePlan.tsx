import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { NextStep, type NextStepProps } from '../../components/NextStep/NextStep.tsx'
import { PlanCard, type PlanCardProps } from '../../components/PlanCard/PlanCard.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './CasePlan.module.css'

export type CasePlanProps = {
  copy: { heading: string; text: string }
  plan: PlanCardProps
  /** The next step, if the plan has no payment page; its link leads there. */
  nextStep: NextStepProps | null
  /** The page with all prices. */
  allPrices: { label: string; path: string }
}

/** The plan that is closest to the case. */
export function CasePlan({ copy, plan, nextStep, allPrices }: CasePlanProps) {
  return (
    <section className="section" data-joined aria-labelledby="plan-heading">
      <div className="container">
        <div className={`${layout.columns} ${styles.grid}`}>
          <div className={styles.copy}>
            <h2 id="plan-heading" className={styles.heading}>
              {copy.heading}
            </h2>
            <p className={texts.lead}>{copy.text}</p>
            <ActionLink action={allPrices} variant="outline" />
          </div>
          <div className={styles.plan}>
            <PlanCard {...plan} />
          </div>
        </div>
        {nextStep && <NextStep {...nextStep} />}
      </div>
    </section>
  )
}
