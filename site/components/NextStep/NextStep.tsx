import { CallActions, type CallActionsProps } from '../CallActions/CallActions.tsx'
import styles from './NextStep.module.css'

export type NextStepProps = Pick<CallActionsProps, 'action' | 'phone'> & {
  /** Id that the plans of the category link to. */
  anchor: string
  title: string
  steps: string[]
  text: string
}

/** The link target of plans without a payment page: explains, on the same page, how to start. */
export function NextStep({ anchor, title, steps, text, action, phone }: NextStepProps) {
  return (
    <section id={anchor} className={styles.step} aria-labelledby={`${anchor}-title`} tabIndex={-1}>
      <h3 id={`${anchor}-title`}>{title}</h3>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <p>{text}</p>
        <CallActions action={action} phone={phone} ball />
      </div>
    </section>
  )
}
