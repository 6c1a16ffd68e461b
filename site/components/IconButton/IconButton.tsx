import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName
  /** What the control does: its accessible name. */
  label: string
  look?: 'ring' | 'plain' | 'ink' | 'tile'
}

/** A round button whose drawing says what it does; the words are there for those who do not see it. */
export function IconButton({ icon, label, look = 'plain', ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={`${styles.button} ${styles[look]}`}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
