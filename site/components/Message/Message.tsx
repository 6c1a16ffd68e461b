import type { ReactNode } from 'react'
import styles from './Message.module.css'

/** The response to a form, in a panel for success or failure. Its words are clear without the colour. */
export function Message({ variant, children }: { variant: 'good' | 'bad'; children: ReactNode }) {
  return <div className={`${styles.message} ${styles[variant]}`}>{children}</div>
}
