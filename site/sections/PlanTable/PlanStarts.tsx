import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import type { PricingCategory } from '../../lib/prices.ts'
import layout from '../../styles/layout.module.css'
import styles from './PlanStarts.module.css'

/** How to start with plans that have no payment page, one column per category. */
export function PlanStarts({ categories }: { categories: PricingCategory[] }) {
  const starts = categories.flatMap(({ nextStep }) => nextStep ?? [])
  if (starts.length === 0) return null
  return (
    <div className={`${layout.columns} ${styles.starts}`}>
      {starts.map(({ anchor, title, steps, text, action }) => (
        <section
          key={anchor}
          id={anchor}
          className={styles.start}
          aria-labelledby={`${anchor}-title`}
          tabIndex={-1}
        >
          <h3 id={`${anchor}-title`}>{title}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.text}>{text}</p>
          <div className={styles.action}>
            <ButtonLink href={action.path}>
              {action.label}
              <span className="visually-hidden">: {title}</span>
            </ButtonLink>
          </div>
        </section>
      ))}
    </div>
  )
}
