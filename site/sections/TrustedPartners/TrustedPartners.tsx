import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { PartnerLogos, type PartnerLogosProps } from '../PartnerLogos/PartnerLogos.tsx'
import styles from './TrustedPartners.module.css'

type TrustedPartnersProps = Omit<PartnerLogosProps, 'place'> & { heading: string }

/** The partners' logos under a heading of their own, at the end of a page. */
export function TrustedPartners({ heading, ...logos }: TrustedPartnersProps) {
  if (logos.partners.length === 0) return null
  return (
    <section className={styles.band} aria-labelledby="partners-heading">
      <div className="wrap">
        <SectionHead id="partners-heading" heading={heading} />
      </div>
      <PartnerLogos {...logos} place="end" />
    </section>
  )
}
