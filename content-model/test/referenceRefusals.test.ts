import { expect, test } from 'vitest'
import { refusalsAfter } from './refusalsAfter.ts'

test('a picture that is not there is refused', async () => {
  expect(
    await refusalsAfter({ 'team/amara.yaml': { from: 'portrait.webp', to: 'portrai.webp' } }),
  ).toEqual([
    'content/team/amara.yaml: "src" names "portrai.webp", which is not in content/pictures. Did you mean portrait.webp?',
  ])
})

test('a logo that is not there is refused', async () => {
  expect(
    await refusalsAfter({ 'partners.yaml': { from: 'partner-tallyho.svg', to: 'acme.svg' } }),
  ).toEqual([
    'content/partners.yaml: item 5: "logo" names "acme.svg", which is not in content/logos.',
  ])
})

test('a film that is not there is refused', async () => {
  expect(
    await refusalsAfter({ 'site/brand.yaml': { from: 'intro.mp4', to: 'showreel.mp4' } }),
  ).toEqual([
    'content/site/brand.yaml: "intro_video.src" names "showreel.mp4", which is not in content/video.',
  ])
})

test('a client site whose pictures are not there is refused with the files it lacks', async () => {
  expect(
    await refusalsAfter({ 'projects/dental.yaml': { from: 'image: project', to: 'image: vet' } }),
  ).toEqual([
    'content/projects/dental.yaml: "image" names "vet", but content/pictures/portfolio lacks vet.webp, vet-framed.webp, vet-tall.webp, vet-phone.webp.',
  ])
})

test('a link to a page that is not there is refused', async () => {
  expect(
    await refusalsAfter({ 'site/navigation.yaml': { from: 'path: /about', to: 'path: /abuot' } }),
  ).toEqual([
    'content/site/navigation.yaml: "items.2.path" leads to /abuot, which is no page of this site. Did you mean /about?',
  ])
})

test('a plan that leads to no place on the page is refused', async () => {
  expect(
    await refusalsAfter({ 'plans/app-basic.yaml': { from: '#start-app', to: '#begin-app' } }),
  ).toEqual([
    'content/plans/app-basic.yaml: "link" leads to #begin-app, which is no place on a page. Use one of #start-app, #start-ads, #start-business.',
  ])
})

test('plans of a category without a tab are refused', async () => {
  const refusals = await refusalsAfter({
    'site/plan_categories.yaml': { from: /^- id: website\n.*\n.*\n/m, to: '' },
  })
  expect(refusals).toContain(
    'content/plans/website-basic.yaml: "category" names "website", which content/site/plan_categories.yaml does not list.',
  )
})

test('a quote of a client who has no file is refused', async () => {
  expect(
    await refusalsAfter({ 'pages/about.yaml': { from: 'Arjun Patel', to: 'Arjun Pattel' } }),
  ).toEqual([
    expect.stringContaining(
      'names "Arjun Pattel", a name that no file in content/testimonials has. Did you mean Arjun Patel?',
    ),
  ])
})

test('somebody to ask for who is not in the team is refused', async () => {
  expect(
    await refusalsAfter({ 'pages/team.yaml': { from: 'Helen Marsh', to: 'Bob Smith' } }),
  ).toEqual([
    expect.stringContaining('names "Bob Smith", a name that no file in content/team has.'),
  ])
})
