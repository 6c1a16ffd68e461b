import type { SectionLoader } from '../../build/loadSections.ts'
import type { PartnerLogosProps } from './PartnerLogos.tsx'
import { partnerMarks } from './partnerMarks.ts'

export const load: SectionLoader<PartnerLogosProps> = (_copy, { content: { partners } }) => {
  if (partners.length === 0) return undefined
  const { marks, symbols } = partnerMarks(partners)
  return { props: { partners: marks }, symbols }
}
