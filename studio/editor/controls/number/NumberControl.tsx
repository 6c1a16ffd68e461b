import styles from '../../form/controls.module.css'
import { type ControlProps, useForm } from '../../form/form.ts'

export function NumberControl({ schema, value, path, frame }: ControlProps) {
  const { set } = useForm()
  const { type, minimum, maximum = Number.POSITIVE_INFINITY, multipleOf } = schema
  return (
    <input
      {...frame}
      className={styles.short}
      type="number"
      min={minimum}
      max={maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined}
      step={multipleOf ?? (type === 'integer' ? 1 : 'any')}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        set(path, Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)
      }
    />
  )
}
