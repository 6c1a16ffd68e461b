import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import control from '../../components/Field/Control.module.css'
import styles from './Search.module.css'

export type SearchFormProps = {
  /** URL of the results page. */
  action: string
  label: string
  placeholder: string
}

type Props = SearchFormProps & {
  /** Id by which an island finds the field to read its text. */
  fieldId?: string
  autoFocus?: boolean
  /** Content below the field, inside the `search` element. */
  children?: ReactNode
}

/** A search field and its button. They lead to the results page natively, so the form works without script. */
export function SearchForm(props: Props) {
  const { action, label, placeholder, fieldId, autoFocus, children } = props
  return (
    <search>
      <form className={styles.form} action={action} method="get">
        <input
          id={fieldId}
          className={`${control.control} ${styles.field}`}
          type="search"
          name="q"
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          // In a dialog, autofocus acts when the dialog opens, not when the page loads.
          autoFocus={autoFocus}
        />
        <Button type="submit" size="large">
          {label}
        </Button>
      </form>
      {children}
    </search>
  )
}
