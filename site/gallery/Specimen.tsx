import type { ReactNode } from 'react'
import styles from './Specimen.module.css'

type SpecimenProps = {
  /** The component's folder in site/components. */
  component: string
  /** On ink, for components that change on dark surfaces. */
  dark?: boolean
  children: ReactNode
}

/** One component with all its states. Hover, active and focus are the browser's: try them. */
export function Specimen({ component, dark, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={component}>
      <h2 className={styles.name}>{component}</h2>
      <div className={styles.states} data-tone={dark ? 'dark' : undefined}>
        {children}
      </div>
    </section>
  )
}
