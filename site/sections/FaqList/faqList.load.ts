import type { SectionLoader } from '../../build/loadSections.ts'
import type { FaqListProps } from './FaqList.tsx'

export const load: SectionLoader<FaqListProps> = (_copy, { content: { faqs, brand } }) => ({
  props: { questions: faqs, openId: faqs[0]?.id, phone: brand.phone },
  structuredData: faqs.length > 0 ? { pageType: 'FAQPage', questions: faqs } : undefined,
})
