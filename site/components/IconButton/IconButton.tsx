import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName
  /** The control's accessible name. */
  label: string
  variant?: 'ring' | 'plain' | 'ink' | 'tile'
}

/** A round button with an icon and an invisible label. */
export function IconButton({ icon, label, variant = 'plain', ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={`${styles.button} ${styles[variant]}`}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
