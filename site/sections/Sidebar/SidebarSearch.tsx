import control from '../../components/Field/Control.module.css'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import styles from './Sidebar.module.css'

export type SidebarSearchProps = { label: string; placeholder: string; path: string }

/** A search field that leads to the results page. */
export function SidebarSearch({ label, placeholder, path }: SidebarSearchProps) {
  return (
    <search className={styles.search}>
      <form className={styles.form} action={path} method="get">
        <input
          className={`${control.control} ${styles.field}`}
          type="search"
          name="q"
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
        />
        <span className={styles.button}>
          <IconButton icon="search" label={label} type="submit" />
        </span>
      </form>
    </search>
  )
}
