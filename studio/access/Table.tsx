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

/** A moment of the database, as people read it: in UTC, since the studio does not know where they are. */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{readableTime(iso)}</time>
}

export function readableTime(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}
