import type { SectionProps } from '../../build/loadSections.ts'
import { SlideShow } from '../../components/SlideShow/SlideShow.tsx'
import styles from './PartnerLogos.module.css'

export type PartnerMark = {
  id: string
  name: string
  link: string
  symbolId: string
  ratio: string
}

export type PartnerLogosProps = SectionProps<'partner-logos'> & { partners: PartnerMark[] }

/** Props without the section's own, because other sections show these logos too. */
type LogosProps = Pick<PartnerLogosProps, 'partners' | 'labels'> & {
  copy: Pick<PartnerLogosProps['copy'], 'label' | 'variant'>
}

/** The partners' logos, listed twice so that five fit side by side while the row loops. */
export function PartnerLogos({ copy, partners, labels }: LogosProps) {
  const slides = [1, 2].flatMap((round) =>
    partners.map((partner) => ({
      key: `${partner.id}-${round}`,
      content: (
        <a className={styles.partner} href={partner.link}>
          <span className="visually-hidden">{partner.name}</span>
          <svg
            className={styles.logo}
            viewBox={partner.ratio}
            aria-hidden="true"
            data-drawn-for="light"
          >
            <use href={`#${partner.symbolId}`} />
          </svg>
        </a>
      ),
    })),
  )
  return (
    <div className={`container ${styles.partners}`} data-variant={copy.variant}>
      <SlideShow
        className={styles.show}
        label={copy.label}
        slides={slides}
        labels={labels}
        speedMs={1000}
        autoplayDelayMs={2000}
      />
    </div>
  )
}
