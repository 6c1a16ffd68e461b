/** A change to one field through the form, and the built page or list of old addresses that must contain the change. */
export type Edit = {
  file: string
  /** Groups and list items that contain the field, from the outside in. */
  within?: string[]
  label: string
  value: string
  page: string
  /** The text that the page must contain, unless it is the value itself. */
  shows?: string
}

/** One change to each collection, and one to each kind of page. */
export const EDITS: Edit[] = [
  { file: 'site/palette.yaml', label: 'Orange', value: '#00aafe', page: 'index' },
  { file: 'site/brand.yaml', label: 'Tagline', value: 'Work you can ring up', page: 'index' },
  {
    file: 'site/claims.yaml',
    label: 'Clients',
    value: '207',
    page: 'index',
    shows: 'Over 207 businesses',
  },
  {
    file: 'site/seo.yaml',
    label: 'Share alt',
    value: 'A card that says {title}',
    page: 'index',
    shows: 'A card that says',
  },
  {
    file: 'site/navigation.yaml',
    within: ['Quote'],
    label: 'Label',
    value: 'Ask for a price',
    page: 'index',
  },
  { file: 'site/footer.yaml', label: 'Tagline', value: 'Shall we begin now', page: 'index' },
  {
    file: 'site/sidebar.yaml',
    label: 'Services heading',
    value: 'What we take on',
    page: 'blog-details',
  },
  {
    file: 'site/labels.yaml',
    label: 'Skip link',
    value: 'Straight to the words',
    page: 'index',
  },
  {
    file: 'site/analytics.yaml',
    within: ['None'],
    label: 'Text',
    value: 'Nobody is counted here by any program.',
    page: 'privacy-policy',
  },
  {
    file: 'site/tags.yaml',
    label: 'Heading',
    value: 'All that we wrote on {tag}',
    shows: 'All that we wrote on Websites',
    page: 'blog/tags/websites',
  },
  { file: 'site/search.yaml', label: 'More', value: 'Show further results', page: 'search-result' },
  {
    file: 'site/forms.yaml',
    within: ['Newsletter'],
    label: 'Heading',
    value: 'One email that earns its place',
    page: 'index',
  },
  {
    file: 'site/currencies.yaml',
    within: ['Other'],
    label: 'Toggle',
    value: 'View Prices in Dollars',
    page: 'pricing',
  },
  {
    file: 'site/plan_categories.yaml',
    within: ['Website Packages'],
    label: 'Label',
    value: 'Website Bundles',
    page: 'pricing',
  },
  {
    file: 'plan_comparison.yaml',
    within: ['Website Bundles', 'Rounds of changes'],
    label: 'Feature',
    value: 'Rounds of corrections',
    page: 'pricing',
  },
  {
    file: 'pictures.yaml',
    within: ['portrait.webp'],
    label: 'Alternative text',
    value: 'Somebody in front of a plain wall',
    page: 'team',
  },
  {
    file: 'partners.yaml',
    within: ['Overlay'],
    label: 'Name',
    value: 'Overlay Northern',
    page: 'index',
  },
  {
    file: 'counters.yaml',
    within: ['years of service'],
    label: 'Title',
    value: 'years of plain work',
    page: 'index',
  },
  {
    file: 'faqs.yaml',
    within: ['What does a first call cover?'],
    label: 'Answer',
    value: 'Half an hour on what you sell and to whom.',
    page: 'faq',
  },
  {
    file: 'comments.yaml',
    within: ['Rosa Lindqvist'],
    label: 'Comment',
    value: 'We changed two things before breakfast.',
    page: 'blog-details',
  },
  {
    file: 'redirects.yaml',
    within: ['/shop'],
    label: 'Leads to',
    value: 'https://shop.example/window',
    page: '_redirects',
  },
  {
    file: 'cases/alder.mdx',
    label: 'Summary',
    value: 'Whoever opens the form now books, and the chairs are filled.',
    page: 'work/alder',
  },
  {
    file: 'services/seo.yaml',
    label: 'Service details',
    value: 'Be found by the words that sell.',
    page: 'index',
  },
  {
    file: 'projects/beauty.yaml',
    label: 'Sector',
    value: 'Beauty clinic in Ilkley',
    page: 'index',
  },
  { file: 'plans/app-basic.yaml', label: 'Price', value: '730', page: 'pricing', shows: '£730' },
  {
    file: 'testimonials/mei-tan.yaml',
    label: 'Review',
    value: 'Patients now book while we sleep.',
    page: 'testimonials',
  },
  {
    file: 'authors/admin.yaml',
    within: ['Text'],
    label: 'Item 1',
    value: 'Admin is whoever did the work.',
    page: 'author',
  },
  {
    file: 'posts/security.mdx',
    label: 'Text',
    value: 'A whole new opening.',
    page: 'blog-details',
  },
  {
    file: 'service-pages/seo-services.mdx',
    label: 'Promise',
    value: 'You are found by those who are about to buy.',
    page: 'services/seo',
  },
  {
    file: 'legal/privacy-policy.mdx',
    within: ['In short'],
    label: 'Item 1',
    value: 'This website sets no cookies at all.',
    page: 'privacy-policy',
  },
  { file: 'pages/about.yaml', label: 'Heading', value: 'About this very agency', page: 'about' },
  {
    file: 'pages/home.yaml',
    within: ['Sections', 'Questions'],
    label: 'Heading',
    value: 'Asked often, answered here',
    page: 'index',
  },
]
