import type { ComponentProps } from 'react'
import styles from './CoverLink.module.css'

/** A link within a card that covers the whole of it. The card is `position: relative`. */
export function CoverLink({ className = '', children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a className={`${styles.link} ${className}`} {...attributes}>
      {children}
    </a>
  )
}
