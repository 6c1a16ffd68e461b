import type { SectionProps } from '../../build/loadSections.ts'
import { LineCard } from '../../components/LineCard/LineCard.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './SecurityFeatures.module.css'

/** A text about security beside a ruled list of features. */
export function SecurityFeatures({ id, copy }: SectionProps<'security-features'>) {
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className={`container ${layout.columns}`}>
        <div className={styles.copy}>
          <p className={`${texts.smallTitle} ${styles.label}`}>{copy.label}</p>
          <h2 id={`${id}-heading`}>{copy.heading}</h2>
          <p className={styles.text}>{copy.text}</p>
        </div>
        <ul role="list" className={`${layout.ruled} ${styles.cards}`}>
          {copy.cards.map((card, index) => (
            <li key={card.title} data-scroll-in={index}>
              <LineCard {...card} layout="row" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
