import type { ReactNode } from 'react'
import { TableFrame } from '../TableFrame/TableFrame.tsx'
import styles from './DataTable.module.css'

type DataTableProps = {
  title: string
  /** Right-aligns every column but the first. */
  numbers?: boolean
  /** One Markdown table. */
  children: ReactNode
}

/** A Markdown table under a title, in a frame that scrolls on a phone. */
export function DataTable({ title, numbers = false, children }: DataTableProps) {
  return (
    <figure className={styles.table} data-numbers={numbers || undefined}>
      <figcaption className={styles.title}>{title}</figcaption>
      <TableFrame label={title}>{children}</TableFrame>
    </figure>
  )
}
