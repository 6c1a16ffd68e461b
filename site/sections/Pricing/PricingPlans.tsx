import { Button } from '../../components/Button/Button.tsx'
import { NextStep } from '../../components/NextStep/NextStep.tsx'
import { PlanRow } from '../../components/PlanCard/PlanRow.tsx'
import { type Currency, otherCurrency, type PricingCategory } from '../../lib/prices.ts'
import styles from './PricingPlans.module.css'

export type PricingPlansProps = {
  categories: PricingCategory[]
  tabsLabel: string
  defaultCurrency: Currency
  /** Labels of the toggle, by the currency to which it switches. */
  toggles: Record<Currency, string>
}

/**
 * The plans by category and currency, which `choosePlans` switches. Without script all categories are stacked under
 * their headings, in the default currency.
 */
export function PricingPlans(props: PricingPlansProps) {
  const { categories, tabsLabel, defaultCurrency, toggles } = props
  const other = otherCurrency(defaultCurrency)
  return (
    <div>
      <div className={styles.bar}>
        <div className={styles.tabs} role="tablist" aria-label={tabsLabel}>
          {categories.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              className={styles.tab}
              aria-selected={index === 0}
              aria-controls={`plans-${id}`}
              tabIndex={index === 0 ? 0 : -1}
            >
              {label}
            </button>
          ))}
        </div>
        <div className={styles.currency}>
          <Button variant="outline" data-other-currency={toggles[defaultCurrency]}>
            {toggles[other]}
          </Button>
        </div>
      </div>
      {categories.map(({ id, label, plans, nextStep }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`plans-${id}`}
          className={styles.panel}
          aria-labelledby={`tab-${id}`}
          data-chosen={index === 0 || undefined}
        >
          <p className={styles.scriptlessHeading}>{label}</p>
          <PlanRow
            plans={plans.map(({ amounts, ...plan }) => ({
              ...plan,
              amount: amounts[defaultCurrency],
              otherAmount: amounts[other],
            }))}
          />
          {nextStep && <NextStep {...nextStep} />}
        </div>
      ))}
    </div>
  )
}
