import { Icon } from '../Icon/Icon.tsx'
import control from './Control.module.css'
import styles from './Field.module.css'

type SelectFieldProps = { label: string; options: string[]; chosen: string | undefined }

/** A native select for one of several options, with the site's arrow. Its label is not visible. */
export function SelectField({ label, options, chosen }: SelectFieldProps) {
  return (
    <span className={styles.options}>
      <select
        aria-label={label}
        className={`${control.control} ${styles.select}`}
        defaultValue={chosen}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron" />
      </span>
    </span>
  )
}
