import type { Home3Page } from '../../../content-model/schemas/home3Page.ts'
import { LineCard } from '../../components/LineCard/LineCard.tsx'
import styles from './SecurityFeatures.module.css'

/** How we see security, beside four feature cards. */
export function SecurityFeatures({ words }: { words: Home3Page['sections']['about'] }) {
  return (
    <section className="band" data-joined aria-labelledby="about-heading">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <p className={styles.label}>{words.label}</p>
          <h2 id="about-heading">{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
        </div>
        <ul role="list" className={styles.cards}>
          {words.cards.map((card, index) => (
            <li key={card.title} data-scroll-in={index % 2}>
              <LineCard {...card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
