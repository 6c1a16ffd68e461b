import type { InputHTMLAttributes, ReactNode } from 'react'
import { RequiredMark } from '../Field/RequiredMark.tsx'
import styles from './Checkbox.module.css'

type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'required'
> & {
  /** The label. Links in it work as links; a click on any other word ticks the box. */
  children: ReactNode
  /** The word for 'required'. With it, the browser refuses to send the box empty. */
  requiredLabel?: string
}

/** A checkbox with its label. */
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
