import { type InputHTMLAttributes, useId } from 'react'
import styles from './Control.module.css'
import { controlAttributes, FieldFrame, type FieldLabels } from './FieldFrame.tsx'

type FieldProps = FieldLabels &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required'>

/** A single-line text field. */
export function Field({ label, requiredLabel, note, type = 'text', ...attributes }: FieldProps) {
  const id = useId()
  const words = { label, requiredLabel, note }
  return (
    <FieldFrame id={id} {...words}>
      <input
        {...attributes}
        {...controlAttributes(id, words)}
        type={type}
        className={styles.control}
      />
    </FieldFrame>
  )
}
