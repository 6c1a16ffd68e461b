import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { PartnerLogos, type PartnerLogosProps } from '../PartnerLogos/PartnerLogos.tsx'
import styles from './TrustedPartners.module.css'

export type TrustedPartnersProps = Omit<PartnerLogosProps, 'variant'> & {
  id: string
  heading: string
}

/** The partners' logos under a heading of their own, at the end of a page. */
export function TrustedPartners({ id, heading, ...logos }: TrustedPartnersProps) {
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} heading={heading} />
      </div>
      <PartnerLogos {...logos} variant="end" />
    </section>
  )
}
