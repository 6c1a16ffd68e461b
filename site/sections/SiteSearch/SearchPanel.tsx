import type { ReactNode } from 'react'
import type { SectionBlock } from '../../../content-model/schemas/pages.ts'
import { PageTitle, type PageTitleProps } from '../../components/PageTitle/PageTitle.tsx'
import { SearchForm, type SearchFormProps } from '../../islands/Search/SearchForm.tsx'
import layout from '../../styles/layout.module.css'
import styles from './SearchPanel.module.css'

export type SearchPanelProps = {
  title: PageTitleProps
  /** Palette name of the colour behind the search field. */
  swatch: string
  tone: 'dark' | undefined
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
  const { title, swatch, tone, headingId, heading, fieldId, form, copy, articles, children } = props
  return (
    <>
      <div className={styles.head} data-swatch={swatch} data-tone={tone ?? 'light'}>
        <div className="container">
          <PageTitle {...title} />
          <div role="status" className={styles.status}>
            <h2 id={headingId}>{heading}</h2>
          </div>
          <SearchForm {...form} fieldId={fieldId} />
        </div>
      </div>
      <div className={`section ${styles.results}`}>
        <div className={`container ${styles.found}`}>
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
    </>
  )
}
