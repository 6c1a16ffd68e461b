import { expect, test, vi } from 'vitest'
import { readContent, type SiteContent } from '../../content-model/readContent.ts'
import type { Case } from '../../content-model/schemas/case.ts'
import type { PageName } from '../../content-model/schemas/pages.ts'
import type { ServicePage } from '../../content-model/schemas/services.ts'
import { TEST_CONTENT } from '../../content-model/test/testContent.ts'
import { lastChanged } from '../lib/dates.ts'
import { sitePages } from '../lib/pages.ts'
import { POSTS_PER_PAGE } from '../lib/pagination.ts'
import { pageSources } from './pageSources.ts'

// Pictures are made by Astro's build only, and those of the tests' content lie elsewhere.
vi.mock('../build/wordsOnPictures.ts', () => ({ areReadableOn: async () => true }))
vi.mock('../build/pictures.ts', () => ({
  preparePicture: async () => ({}),
  blockPicture: async () => ({}),
  framedPicture: async () => ({}),
  titleIllustration: async () => ({ picture: {} }),
}))

/** The page that lists the cases. */
const WORK = '/work'

const BEFORE = '2025-01-01T00:00:00Z'
const CHANGE = '2025-06-01T00:00:00Z'

const small = await readContent(TEST_CONTENT)

/** The client whom the about page quotes. */
const QUOTED = small.pages.about.sections.flatMap((section) =>
  section.type === 'client-quote' ? section.testimonial : [],
)[0]
if (!QUOTED) throw new Error('The tests’ about page quotes a client.')

/** Records enough for some that only their own page shows, and articles enough for a second page. */
const content = {
  ...small,
  team: copies('team', 6, (member, index) => ({ ...member, name: `Member ${index}` })),
  testimonials: copies('testimonials', 6, (testimonial, index) => ({
    ...testimonial,
    name: index === 5 ? QUOTED : `Client ${index}`,
  })),
  sidebar: {
    ...small.sidebar,
    services: [{ id: 1, label: 'Listed', path: '/seo-services' }],
  },
  posts: copies('posts', POSTS_PER_PAGE + 1, (post, index) => ({
    ...post,
    link: `/${index}`,
    tags: [],
  })),
}

function copies<Kind extends 'team' | 'testimonials' | 'posts'>(
  kind: Kind,
  count: number,
  change: (record: SiteContent[Kind][number], index: number) => SiteContent[Kind][number],
): SiteContent[Kind][number][] {
  const [first] = small[kind]
  if (!first) throw new Error('The shipped content has records of each kind.')
  return Array.from({ length: count }, (_, index) => ({
    ...change(first, index),
    file: `${kind}/${index}.yaml`,
  }))
}

const pages = await Promise.all(
  sitePages(content).flatMap((page) => {
    if (!page.page.indexed || page.changed) return []
    return [pageSources(content, page).then((files) => ({ address: page.page.path, files }))]
  }),
)
const dates = new Map(pages.flatMap(({ files }) => files.map((file) => [file, BEFORE] as const)))

/** Addresses of the pages whose `lastmod` a commit moves that changes one file. */
function movedBy(file: string): string[] {
  const later = new Map([...dates, [file, CHANGE]])
  return pages
    .filter(({ files }) => lastChanged(files, later) === CHANGE)
    .map(({ address }) => address)
    .toSorted()
}

function pathsOf(...names: PageName[]): string[] {
  return names.map((name) => content.pages[name].path).toSorted()
}

/** Addresses of the services that something fits. */
function servicesWith(fits: (service: ServicePage) => boolean): string[] {
  return content.service_pages.filter(fits).map(({ path }) => path)
}

/** Addresses of the cases that something fits. */
function casesWith(fits: (study: Case) => boolean): string[] {
  return content.cases.filter(fits).map(({ path }) => path)
}

test('a page moves by its own file, and no other page does', () => {
  expect(movedBy('pages/pricing.yaml')).toEqual(pathsOf('pricing'))
  expect(movedBy('pages/contact.yaml')).toEqual(pathsOf('contact'))
})

test('a page of a service moves with its text, and so does what quotes it', () => {
  const cases = casesWith(({ services }) => services.includes('/seo-services'))
  expect(movedBy('service-pages/seo-services.mdx')).toEqual(
    ['/seo-services', ...pathsOf('services'), ...cases].toSorted(),
  )
  expect(movedBy('service-pages/web-development.mdx')).toEqual(['/web-development'])
})

test('everybody stands on the team page, the first four elsewhere too', () => {
  for (const index of [0, 3]) {
    expect(movedBy(`team/${index}.yaml`)).toEqual(pathsOf('home', 'home-dark', 'about', 'team'))
  }
  expect(movedBy('team/4.yaml')).toEqual(pathsOf('team'))
})

test('every client stands on the page of testimonials, the first four at home, and one is quoted', () => {
  expect(movedBy('testimonials/0.yaml')).toEqual(pathsOf('home', 'home-dark', 'testimonials'))
  expect(movedBy('testimonials/4.yaml')).toEqual(pathsOf('testimonials'))
  expect(movedBy('testimonials/5.yaml')).toEqual(pathsOf('about', 'testimonials'))
})

test('a plan moves the pages of prices and of the services and cases that it belongs to', () => {
  for (const { file, category } of content.plans) {
    const services = servicesWith(({ prices }) => prices.category === category)
    const cases = casesWith(({ plan }) => plan?.name.startsWith(`${category}-`) === true)
    expect(movedBy(file), file).toEqual(
      [
        ...pathsOf('home', 'home-dark', 'home-security', 'pricing'),
        ...services,
        ...cases,
      ].toSorted(),
    )
  }
})

test('a project moves the home pages and the services and cases that tell of it', () => {
  for (const { file, project_name } of content.projects) {
    const services = servicesWith(({ project }) => project?.name === project_name)
    const cases = casesWith(({ client }) => client === project_name)
    const list = cases.length > 0 ? [WORK] : []
    expect(movedBy(file), file).toEqual(
      [...pathsOf('home', 'home-dark'), ...services, ...list, ...cases].toSorted(),
    )
  }
})

test('a case moves its page and the list of cases, and no page that only leads to it', () => {
  const [told] = content.cases
  if (!told) throw new Error('The tests’ content has a case.')
  expect(movedBy(told.file)).toEqual([WORK, told.path].toSorted())
})

test('a service moves the home pages that list it', () => {
  for (const { file } of content.services) {
    expect(movedBy(file), file).toEqual(pathsOf('home', 'home-dark'))
  }
})

test('an article moves the part of each list that it stands on, and the home pages while it is new', () => {
  const lists = [
    ...pathsOf('blog', 'categories'),
    ...content.authors
      .filter(({ name }) => name === content.posts[0]?.author)
      .map(({ path }) => path),
  ].toSorted()
  const home = pathsOf('home', 'home-dark', 'home-security')
  expect(movedBy('posts/0.yaml')).toEqual([...home, ...lists].toSorted())
  expect(movedBy('posts/3.yaml')).toEqual(lists)
  expect(movedBy(`posts/${POSTS_PER_PAGE}.yaml`)).toEqual(lists.map((path) => `${path}/2`))
})

test('a list in one file moves the pages that show it', () => {
  expect(movedBy('faqs.yaml')).toEqual(pathsOf('home', 'home-dark', 'faq'))
  expect(movedBy('counters.yaml')).toEqual(pathsOf('home', 'home-dark', 'about'))
  expect(movedBy('partners.yaml')).toEqual(pathsOf('home', 'home-dark', 'home-security'))
  expect(movedBy('plan_comparison.yaml')).toEqual(pathsOf('pricing'))
})

test('what every page shows moves none', () => {
  for (const name of ['brand', 'navigation', 'footer', 'labels', 'palette', 'sidebar']) {
    expect(movedBy(`site/${name}.yaml`)).toEqual([])
  }
})
