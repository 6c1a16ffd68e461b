import type { ReactNode } from 'react'
import styles from './Field.module.css'

/** Short fields, two in a row if there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
