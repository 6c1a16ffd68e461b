import type { ProfessionalService } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { sharePicturePath } from '../lib/sharePicture.ts'
import { siteNodeIds } from './nodeIds.ts'

type Content = Pick<SiteContent, 'brand' | 'pages'>

/** The agency as every page names it. */
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

/** The agency in full, for the pages that tell who it is. */
export function organizationNode(content: Content): ProfessionalService {
  const { brand, pages } = content
  const { address, opening_hours: hours, phone, email } = brand
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
    sameAs: brand.social.map(({ link }) => link),
  }
}
