import type { ReactNode } from 'react'
import { ContentsFold } from '../../components/ContentsFold/ContentsFold.tsx'
import {
  ContentsList,
  type ContentsListProps,
} from '../../components/ContentsList/ContentsList.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { CompanyDetails, type CompanyDetailsProps } from './CompanyDetails.tsx'
import styles from './LegalText.module.css'

type LegalTextProps = {
  contents: ContentsListProps
  lastChanged: { label: string; text: string; iso: string }
  inShort: { heading: string; items: string[] }
  company: CompanyDetailsProps
  /** The text of the author's file. */
  children: ReactNode
}

/** A legal text: what matters first, then the whole, with its contents beside it; on phones folded above it. */
export function LegalText({ contents, lastChanged, inShort, company, children }: LegalTextProps) {
  const changed = (
    <p className={styles.changed}>
      {lastChanged.label} <time dateTime={lastChanged.iso}>{lastChanged.text}</time>
    </p>
  )
  return (
    <div className="band">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.side}>
          <p className={styles.label}>{contents.label}</p>
          <ContentsList {...contents} />
          {changed}
        </div>
        <div className={styles.text}>
          <div className={styles.folded}>
            <ContentsFold {...contents} />
            {changed}
          </div>
          <section className={styles.short} aria-labelledby="in-short">
            <h2 id="in-short" className={styles.shortHeading}>
              {inShort.heading}
            </h2>
            <ul role="list" className={styles.points}>
              {inShort.items.map((item) => (
                <li key={item} className={styles.point}>
                  {item}
                </li>
              ))}
            </ul>
          </section>
          <Prose>{children}</Prose>
          <CompanyDetails {...company} />
        </div>
      </div>
    </div>
  )
}
