import type { SectionLoader } from '../../build/loadSections.ts'
import { partnerMarks } from '../PartnerLogos/partnerMarks.ts'
import type { TrustedPartnersProps } from './TrustedPartners.tsx'

export const load: SectionLoader<TrustedPartnersProps> = (_copy, { content: { partners } }) => {
  if (partners.length === 0) return undefined
  const { marks, symbols } = partnerMarks(partners)
  return { props: { partners: marks }, symbols }
}
