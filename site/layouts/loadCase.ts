import { toneOnColour } from '../../content-model/colours.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Case } from '../../content-model/schemas/case.ts'
import { projectHead, testimonialCard } from '../build/cards.ts'
import { framedTopPicture } from '../build/pictures.ts'
import { clientOf, workPage } from '../lib/cases.ts'
import { breadcrumbOf } from '../lib/pages.ts'
import { inDefaultCurrency, pricingCategory } from '../lib/prices.ts'
import type { CasePlanProps } from '../sections/CasePlan/CasePlan.tsx'
import { PORTRAIT_QUALITY, PORTRAIT_SIZES } from '../sections/ClientQuote/clientQuote.load.ts'
import { PHONE } from '../styles/breakpoints.ts'

/** Props of the sections around a case's text, one entry per section, with pictures prepared. */
export async function loadCase(content: SiteContent, study: Case) {
  const { labels, palette, sidebar, brand } = content
  const project = clientOf(content, study)
  const parent = workPage(content)
  const tone = toneOnColour(palette, project.colour)
  const { name, kind, action, url, swatch } = projectHead(project, content)
  const picture = await framedTopPicture(project, `${PHONE} 92vw, 57vw`)
  const quoted = content.testimonials.find((testimonial) => testimonial.name === study.quote)
  return {
    page: study,
    breadcrumb: breadcrumbOf(content, parent ? [parent] : [], name),
    structuredData: { case: { study, client: project, image: picture.src } },
    head: {
      heading: study.heading,
      summary: study.summary,
      kind,
      site: { name, action, url },
      newTabLabel: labels.opens_in_new_tab,
      swatch,
      tone,
      picture,
    },
    figures: { label: labels.counters, figures: study.figures },
    text: { heading: labels.case.services, swatch, services: servicesOf(content, study) },
    quote: quoted && {
      ...(await testimonialCard(quoted, content, PORTRAIT_SIZES, PORTRAIT_QUALITY)),
      case: undefined,
    },
    plan: study.plan && casePlan(content, study.plan),
    call: {
      id: 'call',
      copy: study.call,
      action: sidebar.talk.action,
      phone: brand.phone,
      swatch,
      tone,
    },
  }
}

function servicesOf({ service_pages }: SiteContent, { services }: Case) {
  return services.flatMap((address) =>
    service_pages
      .filter(({ path }) => path === address)
      .map(({ path, heading, promise }) => ({ path, heading, promise })),
  )
}

function casePlan(
  content: SiteContent,
  { name, ...copy }: NonNullable<Case['plan']>,
): CasePlanProps | undefined {
  const { plan_categories, currencies, labels, pages } = content
  // Category ids may be prefixes of each other, so several may match. Other categories are not read: the page's date
  // would then depend on their plans.
  for (const listed of plan_categories.filter(({ id }) => name.startsWith(`${id}-`))) {
    const { plans, nextStep } = pricingCategory(content, listed)
    const [plan] = inDefaultCurrency(
      plans.filter(({ id }) => id === name),
      currencies,
    )
    if (!plan) continue
    const allPrices = { label: labels.all_prices, path: pages.pricing.path }
    return { copy, plan, nextStep, allPrices }
  }
  return undefined
}
