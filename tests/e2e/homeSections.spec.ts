import { roundOf } from '../support/round.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test('the home page shows its twelve sections and the footer in order', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const about = sectionOf(content.pages.home, 'about')
  const faq = sectionOf(content.pages.home, 'questions')
  const team = sectionOf(content.pages.home, 'team')
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const partners = page.getByRole('group', { name: 'Our partners' })
  const inOrder = [
    partners.first(),
    page.getByRole('heading', { level: 1 }),
    heading(about.heading),
    heading('Expert Web Development, SEO & Digital Automation'),
    heading('Celebrating Our Success: Web Development, SEO & Digital Automation Projects'),
    page.getByText('years of service'),
    heading('What Our Clients Say'),
    heading('Affordable Plans for You'),
    heading(faq.heading),
    heading(team.heading),
    heading('Latest Blog & Articles'),
    partners.last(),
    page.getByRole('contentinfo'),
  ]
  const tops = await Promise.all(inOrder.map(async (part) => (await part.boundingBox())?.y))
  expect(tops).toEqual(tops.toSorted((one, other) => Number(one) - Number(other)))
  expect(new Set(tops).size).toBe(13)
})

test('the hero, the about block and the counters state their claims, explain the counts, and link onwards', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const talk = page.getByRole('link', { name: 'Request Your Free Consultation Today!' })
  await expect(talk).toHaveAttribute('href', '/contact')

  const about = page.getByRole('region', { name: /200 businesses/ })
  await expect(about.getByRole('heading', { level: 3 })).toHaveText([
    'Global Reach',
    'Digital Innovation',
  ])
  const action = about.getByRole('link', { name: 'Get Your Free Consultation Now!' })
  await expect(action).toHaveAttribute('href', '/about')

  const strip = page.getByRole('region', { name: content.labels.counters })
  await expect(strip.getByRole('listitem')).toHaveText([
    /^5\+years of service/,
    /^200\+clients served globally/,
    /^95%customer satisfaction/,
    /^50\+successful projects/,
  ])
  for (const { counted } of content.counters) await expect(strip.getByText(counted)).toBeVisible()
})

for (const address of roundOf(['/', '/home-2', '/home-3'])) {
  test(`the first screen of ${address} shows a price and a client’s result, and links to both`, async ({
    read,
  }) => {
    const page = await read(address)
    const main = page.getByRole('main')
    const prices = main.getByRole('link', { name: 'Websites from £350' })
    const study = main.getByRole('link', {
      name: 'Ridgeway Roofing: 61% of callers name their roof',
    })
    await expect(prices).toHaveAttribute('href', '/pricing')
    await expect(study).toHaveAttribute('href', '/work/ridgeway')
    for (const link of [prices, study]) await expect(link).toBeInViewport({ ratio: 1 })
    for (const name of ['Compare all plans', ...(address === '/home-3' ? [] : ['All work'])]) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        name === 'All work' ? '/work' : '/pricing',
      )
    }
  })
}

test('the services section has a title and six cards with links', async ({ read }) => {
  const page = await read('/')
  const services = page.getByRole('region', { name: /^Expert Web Development/ })
  await expect(services.getByText('Our Services', { exact: true })).toBeVisible()
  const cards = services.getByRole('link').filter({ hasText: 'Discover More' })
  const written = await cards.evaluateAll((all) =>
    all.map((card) => [card.querySelector('h3')?.textContent, card.getAttribute('href')]),
  )
  expect(written).toEqual([
    ['Web & App Development', '/web-development'],
    ['Search Engine Optimisation (SEO)', '/seo-services'],
    ['PPC - Paid Ads', '/paid-advertising'],
    ['Digital Business Automation', '/business-automation'],
    ['Brand Strategy and Consulting', '/digital-marketing-strategies'],
    ['Analytics and Performance Monitoring', '/data-analytics'],
  ])
})

test('the home page sends no request to another host, and loads its film only when the popup opens', async ({
  page,
  content,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  const film = () => asked.filter(({ pathname }) => pathname.startsWith('/video/'))
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await nextFrames(page, 20)
  expect(film()).toEqual([])
  await page.getByRole('button', { name: sectionOf(content.pages.home, 'hero').watch }).click()
  await expect.poll(() => film().length).toBeGreaterThan(0)
  expect([...new Set(asked.map(({ host }) => host))]).toEqual([new URL(page.url()).host])
})
