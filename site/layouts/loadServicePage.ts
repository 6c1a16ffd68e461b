import type { SiteContent } from '../../content-model/readContent.ts'
import type { ServicePage } from '../../content-model/schemas/services.ts'
import { projectHead } from '../build/cards.ts'
import { framedPicture, titleIllustration } from '../build/pictures.ts'
import { clientOf } from '../lib/cases.ts'
import { toneOnSwatch } from '../lib/palette.ts'
import { inDefaultCurrency, offeredPlans, pricingCategory } from '../lib/prices.ts'
import type { ClientPanelProps } from '../sections/ClientPanel/ClientPanel.tsx'
import { sidebarProps } from '../sections/Sidebar/sidebarProps.ts'
import { BELOW_DESKTOP, PHONE } from '../styles/breakpoints.ts'

/** Props of the sections around a service page's text, one entry a section, pictures made. */
export async function loadServicePage(content: SiteContent, page: ServicePage) {
  const { pages, brand, sidebar, labels } = content
  const { swatch } = page.illustration
  const tone = toneOnSwatch(content.palette, swatch)
  const illustration = await titleIllustration(page.illustration, content.palette)
  return {
    page,
    parents: [pages.services],
    illustration,
    structuredData: {
      service: { description: page.promise, image: illustration.picture.src },
      plans: page.prices.category ? offeredPlans(content, page.prices.category) : [],
      questions: page.questions.items,
    },
    sidebar: sidebarProps(content, page.path),
    offer: { promise: page.promise, deliverables: page.deliverables, swatch, tone },
    steps: { steps: page.steps, labels },
    client: page.project && (await clientPanel(page.project, content)),
    plans: {
      copy: page.prices,
      allPrices: { label: labels.all_prices, path: pages.pricing.path },
      ...plansOf(page.prices.category, content),
    },
    questions: { id: 'questions', copy: page.questions, questions: page.questions.items },
    call: {
      id: 'call',
      copy: page.call,
      action: sidebar.talk.action,
      phone: brand.phone,
      swatch,
      tone,
    },
  }
}

async function clientPanel(
  { name, heading, text }: NonNullable<ServicePage['project']>,
  content: SiteContent,
): Promise<ClientPanelProps> {
  const project = clientOf(content, { client: name })
  return {
    heading,
    text,
    ...projectHead(project, content),
    picture: await framedPicture(project, `${PHONE} 92vw, ${BELOW_DESKTOP} 39vw, 27vw`),
    newTabLabel: content.labels.opens_in_new_tab,
  }
}

/** The plans of a category in the first currency, and the next step of those without a payment page. */
function plansOf(categoryId: ServicePage['prices']['category'], content: SiteContent) {
  const listed = content.plan_categories.find(({ id }) => id === categoryId)
  const category = listed && pricingCategory(content, listed)
  return {
    plans: inDefaultCurrency(category?.plans ?? [], content.currencies),
    nextStep: category?.nextStep ?? null,
  }
}
