import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import styles from './ArticleSection.module.css'

type ArticleSectionProps = { id: string; heading: string; children: ReactNode }

/** A part of an article outside its running text, under a heading of the text's size. */
export function ArticleSection({ id, heading, children }: ArticleSectionProps) {
  return (
    <section className={layout.hung} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
