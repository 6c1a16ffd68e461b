import type { AboutPage } from '../../../content-model/schemas/aboutPage.ts'
import styles from './Values.module.css'

/** What clients can hold the agency to, in large words on ink. */
export function Values({ words }: { words: AboutPage['sections']['values'] }) {
  return (
    <section className="band" data-tone="dark" aria-labelledby="values-heading">
      <div className="wrap">
        <h2 id="values-heading" className={styles.heading}>
          {words.heading}
        </h2>
        <ul role="list">
          {words.values.map(({ title, text }) => (
            <li key={title} className={styles.value} data-scroll-in>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
