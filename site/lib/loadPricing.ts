import type { SiteContent } from '../../content-model/readContent.ts'
import { offeredPlans } from './offeredPlans.ts'
import { planComparison } from './planComparison.ts'
import { pricingSection } from './pricing.ts'
import { titleScene } from './titleScene.ts'

/** What the pricing page's sections show, one entry a section. */
export async function loadPricing(content: SiteContent) {
  const page = content.pages.pricing
  const { scene, pricing, comparison, faq } = page.sections
  return {
    page,
    scene: await titleScene(scene, content.palette),
    facts: {
      plans: content.plan_categories.map(({ id }) => offeredPlans(content, id)),
      questions: faq.questions,
    },
    pricing: pricingSection(content, pricing),
    comparison: { words: comparison, categories: planComparison(content) },
    questions: { words: faq, questions: faq.questions, openId: faq.questions[0]?.id },
  }
}
