import type { SectionProps } from '../../build/loadSections.ts'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { PartnerLogos, type PartnerMark } from '../PartnerLogos/PartnerLogos.tsx'
import styles from './TrustedPartners.module.css'

export type TrustedPartnersProps = SectionProps<'trusted-partners'> & { partners: PartnerMark[] }

/** The partners' logos under a heading, at the end of a page. */
export function TrustedPartners({ id, copy, partners, labels }: TrustedPartnersProps) {
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} heading={copy.heading} />
      </div>
      <PartnerLogos
        copy={{ label: copy.label, variant: 'end' }}
        partners={partners}
        labels={labels}
      />
    </section>
  )
}
