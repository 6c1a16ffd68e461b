import type { SiteContent } from '../../content-model/readContent.ts'
import { titleScene } from './titleScene.ts'

/** What the FAQ page shows: all questions, the first one open. */
export async function loadFaq(content: SiteContent) {
  const { pages, faqs, brand, palette } = content
  const page = pages.faq
  return {
    page,
    scene: await titleScene(page.sections.scene, palette),
    faq: {
      words: page.sections,
      questions: faqs,
      openId: faqs[0]?.id,
      phone: brand.phone,
    },
  }
}
