import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = {
  /** `sign` is a single character without a border. */
  variant?: 'plain' | 'main' | 'danger' | 'sign'
  isSmall?: boolean
}

export function Button({
  variant = 'plain',
  isSmall = false,
  type = 'button',
  ...button
}: ComponentProps<'button'> & Look) {
  return (
    <button
      {...button}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-small={isSmall || undefined}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'plain',
  isSmall = false,
  ...link
}: ComponentProps<'a'> & Look) {
  return (
    <a
      {...link}
      className={styles.button}
      data-variant={variant}
      data-small={isSmall || undefined}
    />
  )
}
