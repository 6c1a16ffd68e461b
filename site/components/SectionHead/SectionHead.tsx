import type { ReactNode } from 'react'
import texts from '../../styles/texts.module.css'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  id: string
  heading: string
  /** The section's small title, to the left of the heading. */
  label?: string
  /** An action under the label, as in the portfolio. */
  children?: ReactNode
}

/** A section's heading; its small title, if there is one, takes the left three columns. */
export function SectionHead({ id, heading, label, children }: SectionHeadProps) {
  return (
    <div
      className={label ? styles.labelled : styles.plain}
      data-with-action={children ? '' : undefined}
    >
      {label && (
        <p className={texts.smallTitle} data-pagefind-ignore>
          {label}
        </p>
      )}
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  )
}
