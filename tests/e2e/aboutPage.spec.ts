import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

test('the about block shows both claims and a link to request a quote', async ({
  read,
  content,
}) => {
  const page = await read('/about')
  const about = page.getByRole('region', {
    name: sectionOf(content.pages.about, 'about-intro').heading,
  })
  await expect(about.getByRole('listitem')).toHaveText([
    '200+ Global Clients',
    '95% Client Satisfaction',
  ])
  await expect(about.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('four service cards link to the service details', { tag: '@long' }, async ({
  read,
  content,
}) => {
  const page = await read('/about')
  const { heading } = sectionOf(content.pages.about, 'services-grid')
  const cards = page.getByRole('region', { name: heading }).getByRole('link')
  await expect(cards.getByRole('heading')).toHaveText([
    'Web Development',
    'Mobile App Development',
    'SEO Optimization',
    'Paid Advertising',
  ])
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('href', '/service-details')
  }
})
