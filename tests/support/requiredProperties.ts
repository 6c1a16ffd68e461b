/**
 * Properties that a node of each type needs to be useful. Sources read on 21 November 2026.
 *
 * From Google's guides to rich results, https://developers.google.com/search/docs/appearance/structured-data/:
 * article, breadcrumb, faqpage, local-business, logo and organization, profile-page, video. For an article and
 * an organisation Google requires nothing and recommends these.
 * From schema.org's own description of the type: Service, OfferCatalog, Offer, Blog, WebSite, SearchAction,
 * CreativeWork, Thing.
 */
export const REQUIRED_PROPERTIES: Record<string, string[]> = {
  ProfessionalService: ['@id', 'name', 'url', 'logo'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
  AboutPage: ['@id', 'url', 'name', 'about'],
  CollectionPage: ['@id', 'url', 'name'],
  ContactPage: ['@id', 'url', 'name', 'about'],
  SearchResultsPage: ['@id', 'url', 'name'],
  ProfilePage: ['@id', 'url', 'name', 'mainEntity'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['@id', 'name', 'serviceType', 'description', 'provider', 'areaServed'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'price', 'priceCurrency', 'url', 'offeredBy'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  Blog: ['@id', 'name', 'url', 'publisher'],
  CreativeWork: ['@id', 'name', 'url', 'creator', 'about'],
  Thing: ['name'],
  BlogPosting: ['@id', 'headline', 'url', 'datePublished'],
  Person: ['@id', 'name', 'url', 'jobTitle'],
  Organization: ['@id', 'name', 'url'],
  ImageObject: ['url'],
  VideoObject: [
    '@id',
    'name',
    'description',
    'thumbnailUrl',
    'contentUrl',
    'uploadDate',
    'duration',
  ],
}

/** Further properties of an article on its own page. */
export const REQUIRED_OF_ARTICLE = [
  'image',
  'dateModified',
  'author',
  'publisher',
  'articleSection',
  'wordCount',
]
