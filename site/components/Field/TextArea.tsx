import { type TextareaHTMLAttributes, useId } from 'react'
import control from './Control.module.css'
import styles from './Field.module.css'
import { controlAttributes, FieldFrame, type FieldLabels } from './FieldFrame.tsx'

type TextAreaProps = FieldLabels &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'required'>

/** A multi-line text field. It grows with its text if the browser supports that. */
export function TextArea({ label, requiredLabel, note, ...attributes }: TextAreaProps) {
  const id = useId()
  const words = { label, requiredLabel, note }
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
