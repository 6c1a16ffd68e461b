import type { ServicePage } from '../../../content-model/schemas/services.ts'
import { ArticleSection } from '../../components/ArticleSection/ArticleSection.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import styles from './ServiceOffer.module.css'

type ServiceOfferProps = {
  deliverables: ServicePage['deliverables']
  /** Palette name of the ticks' colour, and `dark` if signs on it must be light. */
  swatch: string
  tone: 'dark' | undefined
}

/** The deliverables of a service. */
export function ServiceOffer({ deliverables, swatch, tone }: ServiceOfferProps) {
  return (
    <ArticleSection id="deliverables-heading" heading={deliverables.heading}>
      <ul role="list" className={styles.list}>
        {deliverables.items.map((item) => (
          <li key={item} className={styles.item}>
            <span className={styles.tick} data-swatch={swatch} data-tone={tone}>
              <Icon name="check" />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </ArticleSection>
  )
}
