import type { SectionLoader } from '../../build/loadSections.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { FaqListProps } from './FaqList.tsx'

export const load: SectionLoader<'faq-list', FaqListProps> = (
  copy,
  { content: { faqs, brand, palette }, id },
) => ({
  props: {
    id,
    copy,
    questions: faqs,
    openId: faqs[0]?.id,
    phone: brand.phone,
    tone: toneOnSwatch(palette, 'lilac'),
  },
  structuredData: faqs.length > 0 ? { pageType: 'FAQPage', questions: faqs } : undefined,
})
