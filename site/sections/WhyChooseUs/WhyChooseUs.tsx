import type { Home3Page } from '../../../content-model/schemas/home3Page.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import styles from './WhyChooseUs.module.css'

/** Reasons as a ruled list on bone, 6 + 6. */
export function WhyChooseUs({ words }: { words: Home3Page['sections']['why'] }) {
  return (
    <section className={styles.band} data-tone="light" aria-labelledby="why-heading">
      <div className={`wrap ${styles.grid}`}>
        <div data-scroll-in>
          <h2 id="why-heading" className={styles.heading}>
            {words.heading}
          </h2>
          <ButtonLink href={words.action.path}>
            {words.action.label}
            <span className="visually-hidden">: {words.heading}</span>
          </ButtonLink>
        </div>
        <ul role="list" data-scroll-in="1">
          {words.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
