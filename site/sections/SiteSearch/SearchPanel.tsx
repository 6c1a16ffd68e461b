import type { ReactNode } from 'react'
import type { SectionBlock } from '../../../content-model/schemas/pages.ts'
import { SearchForm, type SearchFormProps } from '../../islands/Search/SearchForm.tsx'
import layout from '../../styles/layout.module.css'
import styles from './SearchPanel.module.css'

export type SearchPanelProps = {
  headingId: string
  heading: string
  fieldId: string
  form: SearchFormProps
  copy: SectionBlock<'site-search'>['without_script']
  articles: { title: string; path: string }[]
  /** The island that shows the results. */
  children: ReactNode
}

/** The search at the top of the results page. Without script it explains why, and lists every article. */
export function SearchPanel(props: SearchPanelProps) {
  const { headingId, heading, fieldId, form, copy, articles, children } = props
  return (
    <div className={`section ${styles.panel}`}>
      <div className="container">
        <section className={styles.search} aria-labelledby={headingId}>
          <div role="status">
            <h2 id={headingId} className={styles.summary}>
              {heading}
            </h2>
          </div>
          <SearchForm {...form} fieldId={fieldId} />
          {children}
        </section>
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
