import { type ControlProps, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'
import styles from './TextControl.module.css'

const CHARACTERS_A_LINE = 62

/** Text of any length, in a control that grows with it. A line break becomes a space, as it would on the page. */
export function TextControl({ schema, value, path, frame }: ControlProps) {
  const { set } = useForm()
  const text = value === undefined || value === null ? '' : String(value)
  return (
    <>
      <textarea
        {...frame}
        rows={Math.max(1, Math.ceil(text.length / CHARACTERS_A_LINE))}
        value={text}
        onChange={(event) => set(path, event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      {schema.maxLength !== undefined && (
        <p className={styles.count}>{labels.field.characters(text.length, schema.maxLength)}</p>
      )}
    </>
  )
}
