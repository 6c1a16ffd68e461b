import { expect, test } from 'vitest'
import { type Change, errorsAfter } from '../support/content/errorsAfter.ts'

const SEO = 'service-pages/seo-services.mdx'
const CASE = 'cases/ridgeway.mdx'

test.each<[string, Record<string, Change>, ...string[]]>([
  [
    'a missing picture is refused',
    { 'team/amara.yaml': { from: 'portrait.webp', to: 'portrai.webp' } },
    'content/team/amara.yaml: "src" names "portrai.webp", which is not in content/pictures. Did you mean portrait.webp?',
  ],
  [
    'a missing logo is refused',
    { 'partners.yaml': { from: 'partner-tallyho.svg', to: 'acme.svg' } },
    'content/partners.yaml: item 5: "image" names "acme.svg", which is not in content/logos.',
  ],
  [
    'a missing film is refused',
    { 'site/brand.yaml': { from: 'intro.mp4', to: 'showreel.mp4' } },
    'content/site/brand.yaml: "intro_video.src" names "showreel.mp4", which is not in content/video.',
  ],
  [
    'a project with a missing picture is refused with a suggestion',
    {
      'projects/dental.yaml': { from: 'project-framed.webp', to: 'project-frame.webp' },
    },
    'content/projects/dental.yaml: "image" names "portfolio/project-frame.webp", which is not in content/pictures. Did you mean portfolio/project-framed.webp?',
  ],
  [
    'a link to a missing page is refused',
    { 'site/navigation.yaml': { from: 'path: /about', to: 'path: /abuot' } },
    'content/site/navigation.yaml: "items.2.path" leads to /abuot, which is not a page of this site. Did you mean /about?',
  ],
  [
    'a plan that links to a missing anchor is refused',
    { 'plans/app-basic.yaml': { from: '#start-app', to: '#begin-app' } },
    'content/plans/app-basic.yaml: "link" leads to #begin-app, which is not an anchor on a page. Use one of #start-app, #start-ads, #start-business.',
  ],
  [
    'a service page without a title is refused with the field’s purpose',
    { [SEO]: { from: /^title: .*\n/m, to: '' } },
    'content/service-pages/seo-services.mdx: "title" is missing. Add it: title in the browser tab and in search results.',
  ],
  [
    'a service page without a promise is refused with the field’s purpose',
    { [SEO]: { from: /^promise: .*\n/m, to: '' } },
    'content/service-pages/seo-services.mdx: "promise" is missing. Add it: promise to the client, in one sentence.',
  ],
  [
    'a service page with three steps is refused',
    { [SEO]: { from: / {4}- title: Read\n.*\n.*\n/, to: '' } },
    'content/service-pages/seo-services.mdx: "steps.items" has 3 items. Use exactly 4 items.',
  ],
  [
    'a client outside the portfolio is refused with a suggestion',
    { [SEO]: { from: 'name: Ridgeway Roofing', to: 'name: Ridgway Roofing' } },
    'content/service-pages/seo-services.mdx: "project.name" names "Ridgway Roofing", but nothing in content/projects has this name. Did you mean Ridgeway Roofing?',
  ],
  [
    'an unknown {word} in running text is refused with its line',
    { [SEO]: { from: '| {seo_results} |', to: '| {seo_result} |' } },
    'content/service-pages/seo-services.mdx: line 90 contains {seo_result}. Use one of {clients}, {satisfaction}, {years}, {projects}, {partners}, {ads_results}, {seo_results}, {name}, {email}, {phone}, {town}, {copyright_year}, {counting}, {counting_in_short}.',
  ],
  [
    'a link in running text to a missing page is refused with its line',
    {
      'service-pages/service-details.mdx': { from: '(/paid-advertising)', to: '(/paid-adverts)' },
    },
    'content/service-pages/service-details.mdx: line 77 leads to /paid-adverts, which is not a page of this site. Did you mean /paid-advertising?',
  ],
  [
    'a link in the sidebar to a missing page is refused',
    { 'site/sidebar.yaml': { from: '/services/seo', to: '/services/sea' } },
    'content/site/sidebar.yaml: "services.3.path" leads to /services/sea, which is not a page of this site. Did you mean /services/seo?',
  ],
  [
    'a duplicate id in a list is refused with both positions',
    { 'faqs.yaml': { from: 'id: five', to: 'id: two' } },
    'content/faqs.yaml: the id "two" appears twice (items 2 and 5).',
  ],
  [
    'a duplicate id in a list within a file is refused with the name of the list',
    { 'team/amara.yaml': { from: '  - id: 3', to: '  - id: 1' } },
    'content/team/amara.yaml: the id 1 appears twice in "social_media" (items 1 and 3).',
  ],
  [
    'an id that another file of the folder has is refused with the name of that file',
    { 'team/priya.yaml': { from: 'id: 3', to: 'id: 2' } },
    'content/team/priya.yaml: "id" is 2, which content/team/jonas.yaml also uses. Give each record its own number.',
  ],
  [
    'an alias that is the address of another page is refused',
    {
      'pages/testimonials.yaml': { from: '[/testimonial]', to: '[/testimonial, /team]' },
    },
    'content/pages/testimonials.yaml: "aliases.2" is "/team", which content/pages/team.yaml also uses. Give each page its own address.',
  ],
  [
    'two pages with one title are refused',
    {
      'pages/team.yaml': {
        from: /^title: .*$/m,
        to: "title: 'Our services for web, apps, search and ads | {name}'",
      },
    },
    'content/pages/team.yaml: "title" is "Our services for web, apps, search and ads | Plumbline", which content/pages/services.yaml also uses. Give each page its own.',
  ],
  [
    'two plans with one position in the row are refused',
    {
      'plans/app-standard.yaml': { from: 'tier: standard', to: 'tier: basic' },
    },
    'content/plans/app-standard.yaml: "tier" is "basic", which content/plans/app-basic.yaml also uses. Give each plan of a category its own tier.',
  ],
  [
    'an article by an author without a file is refused',
    { 'posts/seo.mdx': { from: 'author: Admin', to: 'author: Amdin' } },
    'content/posts/seo.mdx: "author" names "Amdin", but nothing in content/authors has this name. Did you mean Admin?',
  ],
  [
    'a case of a client without a file is refused with a suggestion',
    {
      'cases/alder.mdx': { from: 'client: Alder Dental', to: 'client: Alda Dental' },
    },
    'content/cases/alder.mdx: "client" names "Alda Dental", but nothing in content/projects has this name. Did you mean Alder Dental?',
  ],
  [
    'a first screen with the figure of an unknown case is refused with a suggestion',
    { 'pages/home.yaml': { from: 'case: /work/ridgeway', to: 'case: /work/ridgway' } },
    'content/pages/home.yaml: "sections.2.proof.case" names "/work/ridgway", but nothing in content/cases has this path. Did you mean /work/ridgeway?',
  ],
  [
    'a first screen with the price of an unknown plan is refused with a suggestion',
    { 'pages/home.yaml': { from: 'plan: website-basic', to: 'plan: website-basik' } },
    'content/pages/home.yaml: "sections.2.proof.plan" names "website-basik", but nothing in content/plans has this category-tier. Did you mean website-basic?',
  ],
  [
    'a case with an unknown plan is refused with a suggestion',
    { [CASE]: { from: 'name: ads-standard', to: 'name: ads-standart' } },
    'content/cases/ridgeway.mdx: "plan.name" names "ads-standart", but nothing in content/plans has this category-tier. Did you mean ads-standard?',
  ],
  [
    'a service page with a figure that its client’s case lacks is refused with the existing figures',
    { [SEO]: { from: 'name: Ridgeway Roofing', to: 'name: Ridgeway Roofing\n  figure: 4' } },
    'content/service-pages/seo-services.mdx: "project.figure" is 4, but content/cases/ridgeway.mdx has 3 figures. Use one of 1, 2, 3.',
  ],
  [
    'a service page with a plan of another category is refused with the plans of its own category',
    {
      'service-pages/services-ecommerce.mdx': {
        from: 'plan: website-premium',
        to: 'plan: app-basic',
      },
    },
    'content/service-pages/services-ecommerce.mdx: "prices.plan" is "app-basic". Use one of website-basic, website-premium, website-standard.',
  ],
  [
    'a service page with a plan but no category of plans is refused',
    { [SEO]: { from: 'category: null', to: 'category: null\n  plan: website-basic' } },
    'content/service-pages/seo-services.mdx: "prices.plan" is a plan on a page without a category of plans. Remove it, or fill in "prices.category".',
  ],
  [
    'an article that links to another author’s page is refused',
    {
      'posts/gdpr.mdx': { from: 'author_link: /author', to: 'author_link: /team' },
    },
    'content/posts/gdpr.mdx: "author_link" is "/team", but Admin has the page /author. Use that page.',
  ],
])('%s', async (_, changes, ...errors) => {
  expect(await errorsAfter(changes)).toEqual(errors)
})

test('plans of a category without a tab are refused', async () => {
  const errors = await errorsAfter({
    'site/plan_categories.yaml': { from: /^- id: website\n.*\n.*\n/m, to: '' },
  })
  expect(errors).toContain(
    'content/plans/website-basic.yaml: "category" is "website". Use one of app, ads, business.',
  )
})

test('a quote of a client without a file is refused', async () => {
  expect(
    await errorsAfter({ 'pages/about.yaml': { from: 'Arjun Patel', to: 'Arjun Pattel' } }),
  ).toEqual([
    expect.stringContaining(
      'names "Arjun Pattel", but nothing in content/testimonials has this name. Did you mean Arjun Patel?',
    ),
  ])
})

test('a contact person outside the team is refused', async () => {
  expect(
    await errorsAfter({ 'pages/team.yaml': { from: 'Helen Marsh', to: 'Bob Smith' } }),
  ).toEqual([
    expect.stringContaining('names "Bob Smith", but nothing in content/team has this name.'),
  ])
})

test('an unknown category of plans on a service page is refused with the four categories', async () => {
  expect(
    await errorsAfter({ [SEO]: { from: 'category: null', to: 'category: search' } }),
  ).toContain(
    'content/service-pages/seo-services.mdx: "prices.category" is "search". Use one of website, app, ads, business.',
  )
})

test('a deleted service page is reported for every link to it', async () => {
  const errors = await errorsAfter({ [SEO]: null })
  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) {
    expect(error).toMatch(/is not a page of this site|but nothing in content\/service-pages has/)
  }
})

test('a service page without fields is refused with the purpose of each', async () => {
  expect(await errorsAfter({ 'service-pages/print.mdx': '---\npath: /print\n---\n' })).toContain(
    'content/service-pages/print.mdx: "promise" is missing. Add it: promise to the client, in one sentence.',
  )
})

test('two articles with one address are refused', async () => {
  expect(
    await errorsAfter({ 'posts/seo.mdx': { from: '/blog-seo', to: '/gdpr-compliance' } }),
  ).toContain(
    'content/posts/seo.mdx: "link" is "/gdpr-compliance", which content/posts/gdpr.mdx also uses. Give each page its own address.',
  )
})

test('a comment below an unknown article is refused', async () => {
  expect(
    await errorsAfter({ 'comments.yaml': { from: 'article: all', to: 'article: /blog-sea' } }),
  ).toContain(
    'content/comments.yaml: item 1: "article" names "/blog-sea", but nothing in content/posts has this link. Did you mean /blog-seo?',
  )
})

test('a case with a quote from an unknown client is refused with the known clients', async () => {
  expect(await errorsAfter({ [CASE]: { from: 'Samuel Adeyemi', to: 'Bob Smith' } })).toEqual([
    expect.stringMatching(
      /^content\/cases\/ridgeway\.mdx: "quote" names "Bob Smith", but nothing in content\/testimonials has this name\. Use one of .*Samuel Adeyemi/,
    ),
  ])
})

test('a case with a service without a page is refused with the existing service pages', async () => {
  expect(
    await errorsAfter({ [CASE]: { from: '[/seo-services', to: '[/window-cleaning' } }),
  ).toEqual([
    expect.stringMatching(
      /^content\/cases\/ridgeway\.mdx: "services\.1" names "\/window-cleaning", but nothing in content\/service-pages has this path\. Use one of .*\/seo-services/,
    ),
  ])
})

test('a case needs at least two figures', async () => {
  const errors = await errorsAfter({
    [CASE]: { from: /^figures:(?:.|\n)*?^quote/m, to: 'figures: []\nquote' },
  })
  expect(errors).toEqual([expect.stringMatching(/"figures" has 0 items\. /)])
})

test('a button may link to the form of a page only if the page has a form', async () => {
  const leadingTo = (page: string) => ({
    'pages/home.yaml': { from: 'path: /contact', to: `path: ${page}#contact-message` },
  })
  expect(await errorsAfter(leadingTo('/offer'))).toEqual([])
  const errors = await errorsAfter(leadingTo('/about'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('leads to #contact-message, which is not an anchor on a page.')
})
