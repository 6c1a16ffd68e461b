import { expect, test } from 'vitest'
import { readContent } from '../../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { servicePagesListed } from '../../lib/pages.ts'
import { sidebarProps } from './sidebarProps.ts'

const content = await readContent(TEST_CONTENT)

function currentLabels(path: string): string[] {
  return sidebarProps(content, path)
    .services.links.filter(({ current }) => current)
    .map(({ label }) => label)
}

test('the sidebar marks the service of the current page, even if its link uses an alias', () => {
  expect(currentLabels('/web-development')).toEqual(['Web Development'])
  expect(currentLabels('/services/consulting')).toEqual(['Consulting'])
})

test('beside an article the sidebar marks no service', () => {
  expect(currentLabels('/blog-seo')).toEqual([])
})

test('the search field is only beside articles, and leads to the results page', () => {
  expect(sidebarProps(content, '/web-development').search).toBeUndefined()
  expect(sidebarProps(content, '/blog-seo', { isArticle: true }).search?.path).toBe(
    '/search-result',
  )
})

test('articles list the services meant for them, whatever the paths', () => {
  const services = content.sidebar.services.map((link) => ({ ...link, path: `/de${link.path}` }))
  const translated = { ...content, sidebar: { ...content.sidebar, services } }
  const { links } = sidebarProps(translated, '/de/blog', { isArticle: true }).services
  const left = services.filter(({ path }) => links.every((link) => link.path !== path))
  expect(left.map(({ label }) => label)).toEqual([
    'Paid Advertising',
    'Business Automation',
    'How every service runs',
  ])
})

test('the dark box shows the office hours', () => {
  expect(sidebarProps(content, '/').talk.text).toContain(content.brand.opening_hours.text)
})

test('every service page is listed, in the order of the sidebar', () => {
  expect(servicePagesListed(content).map(({ page }) => page.path)).toEqual([
    '/web-development',
    '/app-development',
    '/seo-services',
    '/paid-advertising',
    '/business-automation',
    '/services/digital-marketing',
    '/services/consulting',
    '/services/ecommerce',
    '/service-details',
  ])
})
