import { SelectField } from '../../components/Field/SelectField.tsx'
import type { ComparedCategory } from '../../lib/prices.ts'
import { PHONE } from '../../styles/breakpoints.ts'
import styles from './PlanComparison.module.css'

/** Number of plans side by side on a phone. */
export const PLANS_ON_PHONE = 2

type PlanChoiceProps = {
  plans: ComparedCategory['plans']
  labels: { first: string; second: string }
  category: string
}

/** Lets visitors on phones choose two plans of a category. It works without script: see `choiceStyles`. */
export function PlanChoice({ plans, labels, category }: PlanChoiceProps) {
  return (
    <fieldset className={styles.choice} data-controls>
      <legend className="visually-hidden">{category}</legend>
      {[labels.first, labels.second].map((which, place) => (
        <SelectField
          key={which}
          label={which}
          options={plans.map(({ name }) => name)}
          chosen={plans[place]?.name}
        />
      ))}
    </fieldset>
  )
}

/**
 * Hides, on phones, the columns of plans that are chosen in neither list. A browser without `:has()` drops the rules
 * and shows all columns.
 * @param count number of plans in the largest category.
 */
export function choiceStyles(count: number): string {
  const rules = Array.from({ length: count }, (_, index) => {
    const chosen = `:has(option:nth-child(${index + 1}):checked)`
    return `[data-plan-choice]:not(${chosen}) tr :is(th,td):nth-child(${index + 2}){display:none}`
  })
  return `@layer sections{@media screen and ${PHONE}{${rules.join('')}}}`
}
