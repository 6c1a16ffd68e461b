import type { SectionLoader } from '../../build/loadSections.ts'
import { partnerMarks } from '../PartnerLogos/partnerMarks.ts'
import type { TrustedPartnersProps } from './TrustedPartners.tsx'

export const load: SectionLoader<'trusted-partners', TrustedPartnersProps> = (
  { heading, label },
  { content, id },
) => {
  const { partners, labels } = content
  if (partners.length === 0) return undefined
  const { marks, symbols } = partnerMarks(partners)
  return { props: { id, heading, partners: marks, label, labels }, symbols }
}
