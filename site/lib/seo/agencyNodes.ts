import type {
  ProfessionalService,
  SearchAction,
  VideoObject,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import { asciiEmail } from '../../../forms/asciiDomain.ts'
import { pageUrl } from '../pages.ts'
import { sharePicturePath } from '../sharePictures.ts'
import { siteNodeIds } from './nodeIds.ts'
import { sameAs } from './sameAs.ts'
import type { Film } from './structuredData.ts'

type Content = Pick<SiteContent, 'brand' | 'pages'>

/** The agency in brief, for every page. */
export function organizationInShort(content: Content) {
  const { brand } = content
  return {
    '@type': 'ProfessionalService',
    '@id': siteNodeIds(content).organization,
    name: brand.name,
    url: pageUrl(brand, '/'),
    logo: pageUrl(brand, '/icon-maskable-512.png'),
  } as const satisfies ProfessionalService
}

/** The agency in full, for the pages about it. */
export function organizationNode(content: Content): ProfessionalService {
  const { brand, pages } = content
  const { address, opening_hours: hours, phone } = brand
  const email = asciiEmail(brand.email)
  return {
    ...organizationInShort(content),
    legalName: brand.legal_name,
    slogan: brand.tagline,
    description: brand.summary,
    image: pageUrl(brand, sharePicturePath(pages.home)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    telephone: phone.number,
    email,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    areaServed: brand.areas_served,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone.number,
      email,
      url: pageUrl(brand, pages.contact.path),
      availableLanguage: brand.locale,
    },
    ...sameAs(brand.social),
  }
}

/** The site, with its search URL. */
export function websiteNode(content: Content): WebSite {
  const { brand, pages } = content
  const ids = siteNodeIds(content)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageUrl(brand, pages['search-result'].path)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: brand.name,
    url: pageUrl(brand, pages.home.path),
    inLanguage: brand.locale,
    publisher: { '@id': ids.organization },
    potentialAction: search,
  }
}

/** The intro film, as played in the dialog. */
export function filmNode(content: Content, { video, durationS }: Film): VideoObject {
  const { brand } = content
  return {
    '@type': 'VideoObject',
    '@id': siteNodeIds(content).film,
    name: video.title,
    description: video.description,
    thumbnailUrl: pageUrl(brand, `/video/${video.poster}`),
    contentUrl: pageUrl(brand, `/video/${video.src}`),
    uploadDate: video.published,
    duration: `PT${Math.round(durationS)}S`,
    inLanguage: brand.locale,
  }
}
