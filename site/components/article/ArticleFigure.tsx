import type { ReactNode } from 'react'
import styles from './ArticleFigure.module.css'

type ArticleFigureProps = {
  title: string
  /** How to read the figure, or the source of its numbers. */
  note?: string
  children: ReactNode
}

/** The titled panel around a chart, a worked example or a list. */
export function ArticleFigure({ title, note, children }: ArticleFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  )
}
