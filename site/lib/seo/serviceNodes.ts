import type { Offer, OfferCatalog, PriceSpecification, Service } from 'schema-dts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Page } from '../../../content-model/schemas/page.ts'
import type { Plan } from '../../../content-model/schemas/plans.ts'
import { pageUrl } from '../pages.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import type { OfferedPlans, StructuredData } from './structuredData.ts'

/** UN/CEFACT's unit code for monthly prices. */
const MONTH = 'MON'

type Content = Pick<SiteContent, 'brand' | 'currencies' | 'pages'>

/** The service described on a page, with its plans if it has fixed prices. */
export function serviceNode(
  content: Content,
  page: Page,
  { description, image }: NonNullable<StructuredData['service']>,
  hasPlans: boolean,
): Service {
  return {
    '@type': 'Service',
    '@id': pageNodeId(content, page, 'service'),
    name: page.heading,
    serviceType: page.heading,
    description,
    url: pageUrl(content.brand, page.path),
    image: pageUrl(content.brand, image),
    provider: { '@id': siteNodeIds(content).organization },
    areaServed: content.brand.areas_served,
    hasOfferCatalog: hasPlans ? { '@id': pageNodeId(content, page, 'plans') } : undefined,
  }
}

/** The plans of a page by category; a single category is itself the catalogue. */
export function offerCatalogNode(
  content: Content,
  page: Page,
  categories: OfferedPlans[],
): OfferCatalog {
  const catalogs = categories.map(
    ({ name, plans }): OfferCatalog => ({
      '@type': 'OfferCatalog',
      name,
      itemListElement: plans.map((plan) => offerNode(content, page, plan)),
    }),
  )
  const [only] = catalogs
  const id = pageNodeId(content, page, 'plans')
  if (only && catalogs.length === 1) return { ...only, '@id': id }
  return { '@type': 'OfferCatalog', '@id': id, name: page.heading, itemListElement: catalogs }
}

function offerNode(content: Content, page: Page, plan: Plan): Offer {
  return {
    '@type': 'Offer',
    name: plan.plan_name,
    description: plan.plan_details,
    url: pageUrl(content.brand, page.path),
    price: plan.price,
    priceCurrency: content.currencies.main.code,
    priceSpecification: plan.time === 'Monthly' ? monthly(content, plan) : undefined,
    offeredBy: { '@id': siteNodeIds(content).organization },
  }
}

function monthly({ currencies }: Content, { price }: Plan): PriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currencies.main.code,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: MONTH },
  }
}
