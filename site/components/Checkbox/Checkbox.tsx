import type { InputHTMLAttributes, ReactNode } from 'react'
import { RequiredMark } from '../Field/RequiredMark.tsx'
import styles from './Checkbox.module.css'

type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'required'
> & {
  /** Words beside the box. A link in them leads on; all others tick the box. */
  children: ReactNode
  /** The word for 'required'. Given, the browser lets nobody leave the box empty. */
  requiredLabel?: string
}

/** A box to tick. */
export function Checkbox({ children, requiredLabel, ...attributes }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input
        {...attributes}
        type="checkbox"
        className={styles.box}
        required={requiredLabel !== undefined}
      />
      <span>
        {children}
        {requiredLabel && <RequiredMark label={requiredLabel} />}
      </span>
    </label>
  )
}
