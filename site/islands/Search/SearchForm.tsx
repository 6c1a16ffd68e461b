import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import control from '../../components/Field/Control.module.css'
import styles from './Search.module.css'

export type SearchFormProps = {
  /** Address of the results page. */
  action: string
  label: string
  placeholder: string
}

type Props = SearchFormProps & {
  field?: Ref<HTMLInputElement>
  onType?: (query: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
  autoFocus?: boolean
  /** What stands below the field within the form's landmark. */
  children?: ReactNode
}

/** One field and its button. They lead to the results page natively, so the form works before any script. */
export function SearchForm(props: Props) {
  const { action, label, placeholder, field, onType, onKeyDown, autoFocus, children } = props
  return (
    <search>
      <form className={styles.form} action={action} method="get">
        <input
          ref={field}
          className={`${control.control} ${styles.field}`}
          type="search"
          name="q"
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          // In a dialog it acts on opening; the page itself is not touched.
          autoFocus={autoFocus}
          onInput={(event) => onType?.(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="large">
          {label}
        </Button>
      </form>
      {children}
    </search>
  )
}
