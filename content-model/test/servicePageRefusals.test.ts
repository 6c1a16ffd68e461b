import { expect, test } from 'vitest'
import { refusalsAfter } from './refusalsAfter.ts'

const SEO = 'service-pages/seo-services.mdx'

test('a service page without a title is refused with what it is for', async () => {
  expect(await refusalsAfter({ [SEO]: { from: /^title: .*\n/m, to: '' } })).toEqual([
    'content/service-pages/seo-services.mdx: "title" is missing. Add it: title in the browser tab and in search.',
  ])
})

test('a service page without a promise is refused with what it is for', async () => {
  expect(await refusalsAfter({ [SEO]: { from: /^promise: .*\n/m, to: '' } })).toEqual([
    'content/service-pages/seo-services.mdx: "promise" is missing. Add it: what the client can count on, in one sentence.',
  ])
})

test('a service page with three steps is refused', async () => {
  expect(await refusalsAfter({ [SEO]: { from: / {4}- title: Read\n.*\n.*\n/, to: '' } })).toEqual([
    'content/service-pages/seo-services.mdx: "steps.items" has 3 items. Use exactly 4 items.',
  ])
})

test('an unknown kind of plan on a service page is refused with the four kinds', async () => {
  expect(
    await refusalsAfter({ [SEO]: { from: 'category: null', to: 'category: search' } }),
  ).toContain(
    'content/service-pages/seo-services.mdx: "prices.category" is "search". Use one of website, app, ads, business.',
  )
})

test('a client whom the portfolio does not hold is refused with the one that was meant', async () => {
  expect(
    await refusalsAfter({ [SEO]: { from: 'name: Ridgeway Roofing', to: 'name: Ridgway Roofing' } }),
  ).toEqual([
    'content/service-pages/seo-services.mdx: "project.name" names "Ridgway Roofing", a name that no file in content/projects has. Did you mean Ridgeway Roofing?',
  ])
})

test('a service page that was taken away is missed wherever a link leads to it', async () => {
  const refusals = await refusalsAfter({ [SEO]: null })
  expect(refusals.length).toBeGreaterThan(0)
  for (const refusal of refusals) expect(refusal).toContain('which is no page of this site')
})

test('a service page without fields is refused with what each is for', async () => {
  expect(await refusalsAfter({ 'service-pages/print.mdx': '---\npath: /print\n---\n' })).toContain(
    'content/service-pages/print.mdx: "promise" is missing. Add it: what the client can count on, in one sentence.',
  )
})

test('a {word} that stands for nothing is refused in running text too, with its line', async () => {
  expect(
    await refusalsAfter({ [SEO]: { from: '| {seo_results} |', to: '| {seo_result} |' } }),
  ).toEqual([
    'content/service-pages/seo-services.mdx: line 90 says {seo_result}. Use one of {clients}, {satisfaction}, {years}, {projects}, {partners}, {ads_results}, {seo_results}, {name}, {email}, {phone}, {town}, {copyright_year}.',
  ])
})

test('a link in running text to a page that is not there is refused with its line', async () => {
  expect(
    await refusalsAfter({
      'service-pages/service-details.mdx': { from: '(/paid-advertising)', to: '(/paid-adverts)' },
    }),
  ).toEqual([
    'content/service-pages/service-details.mdx: line 77 leads to /paid-adverts, which is no page of this site. Did you mean /paid-advertising?',
  ])
})

test('a link in the sidebar to a page that is not there is refused', async () => {
  expect(
    await refusalsAfter({ 'site/sidebar.yaml': { from: '/services/seo', to: '/services/sea' } }),
  ).toEqual([
    'content/site/sidebar.yaml: "services.3.path" leads to /services/sea, which is no page of this site. Did you mean /services/seo?',
  ])
})
