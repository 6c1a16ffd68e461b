import type { ReactNode } from 'react'
import type { SectionBlock } from '../../../content-model/schemas/pages.ts'
import layout from '../../styles/layout.module.css'
import styles from './SearchPanel.module.css'

export type SearchPanelProps = {
  copy: SectionBlock<'site-search'>['without_script']
  articles: { title: string; path: string }[]
  /** The field and its results, an island. */
  children: ReactNode
}

/** The search at the top of the results page. Without script it explains itself and lists every article. */
export function SearchPanel({ copy, articles, children }: SearchPanelProps) {
  return (
    <div className={`section ${styles.section}`}>
      <div className="container">
        {children}
        <noscript>
          <p className={styles.text}>{copy.text}</p>
          <h2 className={styles.heading}>{copy.heading}</h2>
          <ul role="list" className={`${layout.ruled} ${styles.articles}`}>
            {articles.map(({ title, path }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </div>
  )
}
