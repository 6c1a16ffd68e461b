import type { SectionLoader } from '../../build/loadSections.ts'
import { pageTitle } from '../../lib/pages.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { FaqListProps } from './FaqList.tsx'

export const load: SectionLoader<FaqListProps> = ({ swatch }, { content, page }) => {
  const { faqs, brand, palette } = content
  const title = pageTitle(content, page)
  return {
    props: {
      title,
      questions: faqs,
      openId: faqs[0]?.id,
      phone: brand.phone,
      tone: toneOnSwatch(palette, swatch),
    },
    breadcrumb: title.breadcrumb,
    structuredData: faqs.length > 0 ? { pageType: 'FAQPage', questions: faqs } : undefined,
  }
}
