import { type InputHTMLAttributes, useContext, useId } from 'react'
import styles from './Control.module.css'
import { FieldErrors } from './FieldErrors.ts'
import { controlAttributes, FieldFrame, type FieldWords } from './FieldFrame.tsx'

type FieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required'>

/** A field of one line. */
export function Field({ label, requiredWord, note, type = 'text', ...attributes }: FieldProps) {
  const id = useId()
  const error = useContext(FieldErrors)[attributes.name ?? '']
  const words = { label, requiredWord, note, error }
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
