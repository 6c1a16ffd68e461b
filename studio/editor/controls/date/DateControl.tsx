import { parseDate, writeDate } from '../../../../content-model/dates.ts'
import styles from '../../form/controls.module.css'
import { type ControlProps, useForm } from '../../form/form.ts'

/** A date, in either format: 2024-09-06, or September 6, 2024. */
export function DateControl({ value, path, frame }: ControlProps) {
  const { set } = useForm()
  const day = parseDate(String(value)) ?? ''
  return (
    <input
      {...frame}
      className={styles.short}
      type="date"
      value={day}
      onChange={({ target }) =>
        set(path, target.value && value !== day ? writeDate(target.value) : target.value)
      }
    />
  )
}
