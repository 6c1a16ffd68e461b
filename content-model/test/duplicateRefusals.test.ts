import { expect, test } from 'vitest'
import { refusalsAfter } from './refusalsAfter.ts'

test('an id that stands twice in a list is refused with both places', async () => {
  expect(await refusalsAfter({ 'faqs.yaml': { from: 'id: five', to: 'id: two' } })).toEqual([
    'content/faqs.yaml: the id "two" stands twice (items 2 and 5).',
  ])
})

test('an id that stands twice in a list within a file is refused with the list', async () => {
  expect(
    await refusalsAfter({ 'team/amara.yaml': { from: '  - id: 3', to: '  - id: 1' } }),
  ).toEqual(['content/team/amara.yaml: the id 1 stands twice in "social_media" (items 1 and 3).'])
})

test('an id that another file of the folder has is refused with that file', async () => {
  expect(await refusalsAfter({ 'team/priya.yaml': { from: 'id: 3', to: 'id: 2' } })).toEqual([
    'content/team/priya.yaml: "id" is 2, which content/team/jonas.yaml has too. Give each record a number of its own.',
  ])
})

test('two articles with one address are refused', async () => {
  expect(
    await refusalsAfter({ 'posts/seo.mdx': { from: '/blog-seo', to: '/gdpr-compliance' } }),
  ).toContain(
    'content/posts/seo.mdx: "link" is "/gdpr-compliance", which content/posts/gdpr.mdx has too. An address shows one page.',
  )
})

test('a second spelling that is the address of another page is refused', async () => {
  expect(
    await refusalsAfter({
      'pages/testimonials.yaml': { from: '[/testimonial]', to: '[/testimonial, /team]' },
    }),
  ).toEqual([
    'content/pages/testimonials.yaml: "also.2" is "/team", which content/pages/team.yaml has too. An address shows one page.',
  ])
})

test('two pages with one title are refused', async () => {
  expect(
    await refusalsAfter({
      'pages/team.yaml': {
        from: /^title: .*$/m,
        to: "title: 'Our services for web, apps, search and ads | {name}'",
      },
    }),
  ).toEqual([
    'content/pages/team.yaml: "title" is "Our services for web, apps, search and ads | Plumbline", which content/pages/services.yaml has too. Give each page one of its own.',
  ])
})

test('two plans in one place of the row are refused', async () => {
  expect(
    await refusalsAfter({
      'plans/app-standard.yaml': { from: 'tier: standard', to: 'tier: basic' },
    }),
  ).toEqual([
    'content/plans/app-standard.yaml: "tier" is "basic", which content/plans/app-basic.yaml has too. Each place in the row holds one plan.',
  ])
})
