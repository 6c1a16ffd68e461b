import type { SectionLoader } from '../../build/loadSections.ts'
import type { PartnerLogosProps } from './PartnerLogos.tsx'
import { partnerMarks } from './partnerMarks.ts'

export const load: SectionLoader<'partner-logos', PartnerLogosProps> = (
  { label, variant },
  { content },
) => {
  const { partners, labels } = content
  if (partners.length === 0) return undefined
  const { marks, symbols } = partnerMarks(partners)
  return { props: { partners: marks, label, labels, variant }, symbols }
}
