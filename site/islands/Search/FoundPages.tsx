import type { ReactNode } from 'react'
import { CoverLink } from '../../components/CoverLink/CoverLink.tsx'
import styles from './Search.module.css'
import type { FoundPage } from './searchSite.ts'

type FoundPagesProps = {
  label: string
  pages: FoundPage[]
  /** Heading level of the titles. */
  level: 2 | 3
}

/** Search results: the kind of each page, its title, and the text around the match. */
export function FoundPages({ label, pages, level }: FoundPagesProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul role="list" className={styles.pages} aria-label={label}>
      {pages.map(({ path, title, kind, excerpt }) => (
        <li key={path} className={styles.page}>
          {kind && <p className={styles.kind}>{kind}</p>}
          <Title className={styles.title}>
            <CoverLink href={path} data-found-page>
              {title}
            </CoverLink>
          </Title>
          <p className={styles.excerpt}>
            {excerpt.map(({ text, found }, index): ReactNode => {
              // The parts of an excerpt have no other key than their index.
              const key = `${index}`
              return found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}
