import { type TextareaHTMLAttributes, useContext, useId } from 'react'
import control from './Control.module.css'
import styles from './Field.module.css'
import { FieldErrors } from './FieldErrors.ts'
import { controlAttributes, FieldFrame, type FieldWords } from './FieldFrame.tsx'

type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'required'>

/** A field of many lines. It grows with its words where the browser can. */
export function TextArea({ label, requiredWord, note, ...attributes }: TextAreaProps) {
  const id = useId()
  const error = useContext(FieldErrors)[attributes.name ?? '']
  const words = { label, requiredWord, note, error }
  return (
    <FieldFrame id={id} {...words}>
      <textarea
        {...attributes}
        {...controlAttributes(id, words)}
        className={`${control.control} ${styles.area}`}
      />
    </FieldFrame>
  )
}
