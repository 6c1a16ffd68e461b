import type { ReactNode } from 'react'
import styles from './access.module.css'

type TableProps = { name: string; columns: readonly string[]; children: ReactNode }

/** A list with a heading for each column. */
export function Table({ name, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what slides is reached by keyboard.
    <section className={styles.table} aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
