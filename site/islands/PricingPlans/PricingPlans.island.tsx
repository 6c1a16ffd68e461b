import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { PlanRow } from '../../components/PlanCard/PlanRow.tsx'
import type { CurrencyCode, PricingCategory } from '../../lib/prices.ts'
import { NextStep } from './NextStep.tsx'
import styles from './PricingPlans.module.css'

type PricingPlansProps = {
  categories: PricingCategory[]
  tabsLabel: string
  defaultCurrency: CurrencyCode
  /** Words of the toggle by the currency that it switches to. */
  toggles: Record<CurrencyCode, string>
}

const FORWARD_KEYS = ['ArrowRight', 'ArrowDown']
const BACKWARD_KEYS = ['ArrowLeft', 'ArrowUp']

/**
 * The plans by category and currency. An island because the visitor's two choices are seen in all cards at once.
 * Without script all categories stand below each other with their headings, in the default currency.
 */
export function PricingPlans(props: PricingPlansProps) {
  const { categories, tabsLabel, defaultCurrency, toggles } = props
  const [chosenId, setChosenId] = useState(categories[0]?.id)
  const [currency, setCurrency] = useState(defaultCurrency)
  const tabs = useRef<HTMLDivElement>(null)
  const otherCurrency = currency === 'GBP' ? 'USD' : 'GBP'

  function moveByKey(event: KeyboardEvent) {
    const index = categories.findIndex(({ id }) => id === chosenId)
    const last = categories.length - 1
    let target: number
    if (FORWARD_KEYS.includes(event.key)) target = index === last ? 0 : index + 1
    else if (BACKWARD_KEYS.includes(event.key)) target = index === 0 ? last : index - 1
    else if (event.key === 'Home') target = 0
    else if (event.key === 'End') target = last
    else return
    event.preventDefault()
    setChosenId(categories[target]?.id)
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  return (
    <div>
      <div className={styles.bar}>
        <div
          ref={tabs}
          className={styles.tabs}
          role="tablist"
          aria-label={tabsLabel}
          onKeyDown={moveByKey}
        >
          {categories.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              className={styles.tab}
              aria-selected={id === chosenId}
              aria-controls={`plans-${id}`}
              tabIndex={id === chosenId ? 0 : -1}
              onClick={() => setChosenId(id)}
            >
              {label}
            </button>
          ))}
        </div>
        <div className={styles.currency}>
          <Button variant="outline" onClick={() => setCurrency(otherCurrency)}>
            {toggles[otherCurrency]}
          </Button>
        </div>
      </div>
      {categories.map(({ id, label, plans, nextStep }) => (
        <div
          key={id}
          role="tabpanel"
          id={`plans-${id}`}
          className={styles.panel}
          aria-labelledby={`tab-${id}`}
          data-chosen={id === chosenId || undefined}
        >
          <p className={styles.scriptlessHeading}>{label}</p>
          <PlanRow
            plans={plans.map(({ amounts, ...plan }) => ({ ...plan, amount: amounts[currency] }))}
          />
          {nextStep && <NextStep {...nextStep} />}
        </div>
      ))}
    </div>
  )
}
