import type { ReactNode } from 'react'
import { ArrowDisc } from '../../components/ArrowDisc/ArrowDisc.tsx'
import { ArticleSection } from '../../components/ArticleSection/ArticleSection.tsx'
import layout from '../../styles/layout.module.css'
import styles from './CaseText.module.css'

type CaseTextProps = {
  heading: string
  /** Palette name of the client's colour, shown around upright pictures. */
  swatch: string
  services: { path: string; heading: string; promise: string }[]
  children: ReactNode
}

/** The text of a case with its pictures, and the services used for it. */
export function CaseText({ heading, swatch, services, children }: CaseTextProps) {
  return (
    <div className="section">
      <div className="container">
        <div className={styles.text} data-swatch={swatch}>
          {children}
          <ArticleSection id="services-heading" heading={heading}>
            <ul role="list" className={layout.ruled}>
              {services.map((service) => (
                <li key={service.path}>
                  <a className={styles.service} href={service.path}>
                    <span className={styles.name}>{service.heading}</span>{' '}
                    <span className={styles.promise}>{service.promise}</span>
                    <ArrowDisc className={styles.arrow} />
                  </a>
                </li>
              ))}
            </ul>
          </ArticleSection>
        </div>
      </div>
    </div>
  )
}
