import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  /** Buttons open the dialog natively: `command="show-modal" commandfor={id}`. */
  id: string
  label: string
  closeLabel: string
  variant?: 'box' | 'wide' | 'top' | 'side' | 'sheet'
  children: ReactNode
}

/** A modal dialog that opens and closes without script: by invoker commands, Escape, or a click on its backdrop. */
export function Dialog({ id, label, closeLabel, variant = 'box', children }: DialogProps) {
  return (
    <dialog
      id={id}
      className={`${styles.dialog} ${styles[variant]}`}
      aria-label={label}
      closedby="any"
      data-tone={variant === 'sheet' ? 'dark' : undefined}
    >
      <div className={styles.close}>
        <IconButton
          icon="close"
          label={closeLabel}
          variant="tile"
          command="close"
          commandfor={id}
        />
      </div>
      {children}
    </dialog>
  )
}
