import type { ReactNode } from 'react'
import styles from './ArticleFigure.module.css'

type ArticleFigureProps = {
  title: string
  /** What to read out of the figure, or where its numbers are from. */
  note?: string
  children: ReactNode
}

/** The panel that a chart, a sum or a list of its own stands on, under a title. */
export function ArticleFigure({ title, note, children }: ArticleFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  )
}
