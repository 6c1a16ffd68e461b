import styles from '../../form/controls.module.css'
import { type ControlProps, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'

export function YesNoControl({ value, path, frame }: ControlProps) {
  const { set } = useForm()
  return (
    <select
      {...frame}
      className={styles.short}
      value={String(value)}
      onChange={({ target }) => set(path, target.value === 'true')}
    >
      <option value="true">{labels.field.yes}</option>
      <option value="false">{labels.field.no}</option>
    </select>
  )
}
