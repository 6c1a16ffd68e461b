import type { ReactNode } from 'react'
import styles from './Table.module.css'

type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** The cell holds actions on the row; on phones it has no heading. */
  isAction?: boolean
}

type TableProps<Row> = {
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table; on phones each row becomes a block. */
export function Table<Row>({ columns, rows, keyOf }: TableProps<Row>) {
  const [first, ...others] = columns
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ label, cell, isAction }) => (
              <td key={label} data-label={isAction ? undefined : label}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
