import type { ReactNode } from 'react'
import styles from './TextLink.module.css'

/** A link on a line of its own, high enough for a finger. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} data-pagefind-ignore>
      {children}
    </a>
  )
}
