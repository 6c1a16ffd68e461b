import type { ReactNode } from 'react'
import { ArticleFigure } from './ArticleFigure.tsx'
import styles from './Checklist.module.css'

/** A Markdown list with a box before each item, to tick on paper. */
export function Checklist({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ArticleFigure title={title}>
      <div className={styles.lines}>{children}</div>
    </ArticleFigure>
  )
}
