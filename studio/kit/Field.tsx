import styles from './Field.module.css'

export type FieldProps = {
  name: string
  label: string
  value: string
  type?: 'text' | 'search' | 'date' | 'number' | 'email' | 'file'
  /** Accepted file types, for a file input. */
  accept?: string
  /** If given, the control is a select with these options. */
  options?: readonly { value: string; label: string }[]
  /** Offered while a person types; other values are accepted too. */
  suggestions?: readonly string[]
  help?: string
  /** The error of its value. */
  problem?: string | undefined
  maxLength?: number
  isRequired?: boolean
  /** The `autocomplete` token. */
  autoComplete?: 'off' | 'name' | 'email'
}

/** A control of a form with its label. */
export function Field(props: FieldProps) {
  const { name, label, value, type = 'text', options, help, problem, maxLength } = props
  const { accept, isRequired, autoComplete = 'off', suggestions = [] } = props
  const id = `field-${name}`
  const notes = [
    { id: `${id}-problem`, words: problem, className: styles.problem },
    { id: `${id}-help`, words: help, className: styles.help },
  ].filter(({ words }) => words !== undefined)
  const control = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': notes.map((note) => note.id).join(' ') || undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type={type}
          accept={accept}
          maxLength={maxLength}
          required={isRequired}
          autoComplete={autoComplete}
          list={suggestions.length > 0 ? `${id}-suggestions` : undefined}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {notes.map((note) => (
        <p key={note.id} id={note.id} className={note.className}>
          {note.words}
        </p>
      ))}
    </div>
  )
}
