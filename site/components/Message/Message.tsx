import type { ReactNode } from 'react'
import styles from './Message.module.css'

/** The answer to a form: a plate in good or bad, with words that carry the meaning alone. */
export function Message({ kind, children }: { kind: 'good' | 'bad'; children: ReactNode }) {
  return <div className={`${styles.message} ${styles[kind]}`}>{children}</div>
}
