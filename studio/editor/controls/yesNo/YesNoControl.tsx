import styles from '../../form/controls.module.css'
import { type ControlProps, mayBeBlank, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'

export function YesNoControl(props: ControlProps) {
  const { value, path, frame } = props
  const { set } = useForm()
  return (
    <select
      {...frame}
      className={styles.short}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => set(path, target.value === '' ? '' : target.value === 'true')}
    >
      {mayBeBlank(props) && <option value="">{labels.field.notChosen}</option>}
      <option value="true">{labels.field.yes}</option>
      <option value="false">{labels.field.no}</option>
    </select>
  )
}
