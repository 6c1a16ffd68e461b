import type { ReactNode } from 'react'
import styles from './TextLink.module.css'

/** A link on its own line, large enough to tap. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} data-pagefind-ignore>
      {children}
    </a>
  )
}
