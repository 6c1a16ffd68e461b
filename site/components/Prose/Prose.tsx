import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import styles from './Prose.module.css'

/** Running text from an author's file: headings, lists, quotes and tables get their look here only. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.prose} ${layout.hung}`} data-prose>
      {children}
    </div>
  )
}
