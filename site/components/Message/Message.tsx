import type { ReactNode } from 'react'
import styles from './Message.module.css'

/** The answer to a form: a panel for success or failure, whose words carry the meaning alone. */
export function Message({ variant, children }: { variant: 'good' | 'bad'; children: ReactNode }) {
  return <div className={`${styles.message} ${styles[variant]}`}>{children}</div>
}
