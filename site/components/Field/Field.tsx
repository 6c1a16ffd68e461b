import { type InputHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'
import { controlAttributes, FieldFrame, type FieldWords } from './FieldFrame.tsx'

type FieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required'>

/** A field of one line. */
export function Field({ label, requiredWord, note, type = 'text', ...attributes }: FieldProps) {
  const id = useId()
  const words = { label, requiredWord, note }
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
