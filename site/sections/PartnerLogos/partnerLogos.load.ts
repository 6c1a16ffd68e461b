import type { SectionLoader } from '../../lib/loadSections.ts'
import { partnerMarks } from '../../lib/partnerMarks.ts'
import type { PartnerLogosProps } from './PartnerLogos.tsx'

export const load: SectionLoader<'partner-logos', PartnerLogosProps> = (
  { label, variant },
  { content },
) => {
  const { partners, labels } = content
  if (partners.length === 0) return undefined
  const { marks, symbols } = partnerMarks(partners)
  return { props: { partners: marks, label, labels, variant }, symbols }
}
