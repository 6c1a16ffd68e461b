import { LineCard, type LineCardProps } from '../../components/LineCard/LineCard.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import styles from './LineCards.module.css'

type LineCardsProps = {
  /** Names the heading; unique on the page. */
  id: string
  words: {
    label: string
    heading: string
    cta: string
    cards: (Omit<LineCardProps, 'link'> & { path: string })[]
  }
}

/** Cards with line drawings under a heading, three a row; each leads to a page. */
export function LineCards({ id, words }: LineCardsProps) {
  return (
    <section className="band" data-joined aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} label={words.label} heading={words.heading} />
        <ul role="list" className={styles.grid}>
          {words.cards.map(({ path, ...card }, index) => (
            <li key={card.title} data-scroll-in={index % 3}>
              <LineCard {...card} link={{ label: words.cta, path }} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
