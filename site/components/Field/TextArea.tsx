import { type TextareaHTMLAttributes, useId } from 'react'
import control from './Control.module.css'
import styles from './Field.module.css'
import { controlAttributes, FieldFrame, type FieldLabels } from './FieldFrame.tsx'

type TextAreaProps = FieldLabels &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'required'>

/** A field of many lines. It grows with its words where the browser can. */
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
