import styles from './Field.module.css'

type TextFieldProps = {
  name: string
  label: string
  value?: string
  rows: number
  maxLength: number
  help?: string
  isRequired?: boolean
}

/** A textarea with its label. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, rows, maxLength, help, isRequired } = props
  const id = `field-${name}`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        defaultValue={value}
        rows={rows}
        maxLength={maxLength}
        required={isRequired}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
