import type { ComponentProps } from 'react'
import styles from './CoverLink.module.css'

/** A link in a card whose clickable area covers the card. The card must be `position: relative`. */
export function CoverLink({ className = '', children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a className={`${styles.link} ${className}`} {...attributes}>
      {children}
    </a>
  )
}
