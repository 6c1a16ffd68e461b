import type { SiteContent } from '../../content-model/readContent.ts'
import type { ServicePage } from '../../content-model/schemas/services.ts'
import { projectHead } from '../build/cards.ts'
import { framedPicture, preparePicture } from '../build/pictures.ts'
import { clientOf } from '../lib/cases.ts'
import { breadcrumbOf } from '../lib/pages.ts'
import { toneOnSwatch } from '../lib/palette.ts'
import { PHONE_VW, PICTURE_WIDTHS_PX } from '../lib/pictureWidths.ts'
import {
  billing,
  inDefaultCurrency,
  lowestPlan,
  offeredPlans,
  planAmounts,
  planName,
  pricingCategory,
} from '../lib/prices.ts'
import type { ClientPanelProps } from '../sections/ClientPanel/ClientPanel.tsx'
import type { ServiceHeadProps } from '../sections/ServiceHead/ServiceHead.tsx'
import { sidebarProps } from '../sections/Sidebar/sidebarProps.ts'
import { BELOW_DESKTOP, PHONE } from '../styles/breakpoints.ts'

/** Props of the sections around a service page's text, one entry per section, with pictures prepared. */
export async function loadServicePage(content: SiteContent, page: ServicePage) {
  const { pages, brand, sidebar, labels } = content
  const { swatch } = page.illustration
  const tone = toneOnSwatch(content.palette, swatch)
  const head = await serviceHead(page, content)
  return {
    page,
    breadcrumb: head.title.breadcrumb,
    structuredData: {
      service: { description: page.promise, image: head.picture.src },
      plans: page.prices.category ? offeredPlans(content, page.prices.category) : [],
      questions: page.questions.items,
    },
    sidebar: sidebarProps(content, page.path),
    head,
    offer: { deliverables: page.deliverables, swatch, tone },
    steps: { steps: page.steps, labels },
    client: page.project && (await clientPanel(page.project, content)),
    plans: {
      copy: page.prices,
      allPrices: { label: labels.all_prices, path: pages.pricing.path },
      ...plansOf(page.prices.category, content),
      firstStep: page.prices.first_step && {
        ...page.prices.first_step,
        action: sidebar.talk.action,
      },
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

async function serviceHead(page: ServicePage, content: SiteContent): Promise<ServiceHeadProps> {
  const { pages, palette } = content
  const { picture, swatch, focus } = page.illustration
  return {
    title: {
      heading: page.heading,
      breadcrumb: breadcrumbOf(content, [pages.services], page.heading),
    },
    promise: page.promise,
    price: priceOf(page.prices, content),
    priceHeading: page.prices.heading,
    proof: page.project && proofOf(page.project, content),
    picture: await preparePicture({
      name: picture,
      alt: '',
      focus,
      widths: PICTURE_WIDTHS_PX.serviceTile,
      sizes: `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 66vw, 49vw`,
    }),
    swatch,
    tone: toneOnSwatch(palette, swatch),
  }
}

/** The price of the named plan, else the lowest of the category; without plans, the cost of the first step if given. */
function priceOf(
  { category, plan: name, first_step }: ServicePage['prices'],
  content: SiteContent,
): ServiceHeadProps['price'] {
  const plan = name
    ? content.plans.find((plan) => planName(plan) === name)
    : category && lowestPlan(content, category)
  if (!plan) return first_step
  const cost = planAmounts(plan, content)[content.currencies.default]
  return { from: content.labels.price_from, cost, text: billing(plan, content) }
}

/** A figure of the client's case; null if the client has none. */
function proofOf(
  { name, figure: place }: NonNullable<ServicePage['project']>,
  content: SiteContent,
) {
  const told = content.cases.find(({ client }) => client === name)
  const figure = told?.figures[place - 1]
  return told && figure
    ? { client: name, figure: figure.figure, title: figure.title, path: told.path }
    : null
}

async function clientPanel(
  reference: NonNullable<ServicePage['project']>,
  content: SiteContent,
): Promise<ClientPanelProps> {
  const { name, heading, text } = reference
  const project = clientOf(content, { client: name })
  return {
    heading,
    text,
    proof: proofOf(reference, content),
    ...projectHead(project, content),
    picture: await framedPicture(project, `${BELOW_DESKTOP} 92vw, 40vw`),
    newTabLabel: content.labels.opens_in_new_tab,
  }
}

/** The plans of a category in the default currency, and the next step for plans without a payment page. */
function plansOf(categoryId: ServicePage['prices']['category'], content: SiteContent) {
  const listed = content.plan_categories.find(({ id }) => id === categoryId)
  const category = listed && pricingCategory(content, listed)
  return {
    plans: inDefaultCurrency(category?.plans ?? [], content.currencies),
    nextStep: category?.nextStep ?? null,
  }
}
