import type { ReactNode } from 'react'
import { ContentsFold } from '../../components/ContentsFold/ContentsFold.tsx'
import {
  ContentsList,
  type ContentsListProps,
} from '../../components/ContentsList/ContentsList.tsx'
import { DotList } from '../../components/DotList/DotList.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import { CompanyDetails, type CompanyDetailsProps } from './CompanyDetails.tsx'
import styles from './LegalText.module.css'

type LegalTextProps = {
  contents: ContentsListProps
  lastChanged: { label: string; text: string; iso: string }
  inShort: { heading: string; items: string[] }
  company: CompanyDetailsProps
  /** The text from the author's file. */
  children: ReactNode
}

/** A legal text: a summary, then the full text, with its contents beside it, or collapsed above it on phones. */
export function LegalText({ contents, lastChanged, inShort, company, children }: LegalTextProps) {
  const changed = (
    <p className={styles.changed}>
      {lastChanged.label} <time dateTime={lastChanged.iso}>{lastChanged.text}</time>
    </p>
  )
  return (
    <div className="section">
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.side} data-pagefind-ignore>
          <p className={`${texts.smallTitle} ${styles.label}`}>{contents.label}</p>
          <ContentsList {...contents} />
          {changed}
        </div>
        <div>
          <div className={styles.folded} data-pagefind-ignore>
            <ContentsFold {...contents} />
            {changed}
          </div>
          <section className={styles.short} aria-labelledby="in-short">
            <h2 id="in-short" className={styles.shortHeading}>
              {inShort.heading}
            </h2>
            <DotList items={inShort.items} className={styles.points} />
          </section>
          <Prose>{children}</Prose>
          <CompanyDetails {...company} />
        </div>
      </div>
    </div>
  )
}
