import type { SectionProps } from '../../build/loadSections.ts'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './Values.module.css'

/** The agency's promises to clients, in large letters on ink. */
export function Values({ id, copy }: SectionProps<'values'>) {
  return (
    <section className="section" data-tone="dark" aria-labelledby={`${id}-heading`}>
      <div className="container">
        <h2 id={`${id}-heading`} className={styles.heading}>
          {copy.heading}
        </h2>
        <ul role="list" className={`${layout.ruled} ${styles.values}`}>
          {copy.values.map(({ title, text }) => (
            <li key={title} className={`${layout.columns} ${styles.value}`} data-scroll-in>
              <h3 className={styles.title}>{title}</h3>
              <p className={texts.lead}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
