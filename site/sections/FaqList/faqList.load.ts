import type { SectionLoader } from '../../build/loadSections.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { FaqListProps } from './FaqList.tsx'

export const load: SectionLoader<FaqListProps> = (
  _copy,
  { content: { faqs, brand, palette } },
) => ({
  props: {
    questions: faqs,
    openId: faqs[0]?.id,
    phone: brand.phone,
    tone: toneOnSwatch(palette, 'lilac'),
  },
  structuredData: faqs.length > 0 ? { pageType: 'FAQPage', questions: faqs } : undefined,
})
