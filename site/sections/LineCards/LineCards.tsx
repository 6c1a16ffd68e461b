import type { SectionProps } from '../../build/loadSections.ts'
import { LineCard } from '../../components/LineCard/LineCard.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import layout from '../../styles/layout.module.css'
import styles from './LineCards.module.css'

/** Cards with line drawings under a heading, three to a row; each links to a page. */
export function LineCards({ id, copy }: SectionProps<'line-cards'>) {
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} label={copy.label} heading={copy.heading} />
        <ul role="list" className={`${layout.columns} ${styles.grid}`} data-from="tablet">
          {copy.cards.map(({ path, ...card }, index) => (
            <li key={card.title} data-scroll-in={index % 3}>
              <LineCard {...card} link={{ label: copy.cta, path }} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
