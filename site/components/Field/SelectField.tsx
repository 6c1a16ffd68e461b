import { useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import control from './Control.module.css'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame.tsx'

type SelectFieldProps = { label: string; options: string[]; chosen: string | undefined }

/** A native select for one of several options, with the site's arrow. */
export function SelectField({ label, options, chosen }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <span className={styles.options}>
        <select id={id} className={`${control.control} ${styles.select}`} defaultValue={chosen}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron" />
        </span>
      </span>
    </FieldFrame>
  )
}
