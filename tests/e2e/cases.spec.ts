import type { SiteContent } from '../../content-model/collections.ts'
import { readContent } from '../../content-model/readContent.ts'
import { readPages } from '../support/readHead.ts'
import { roundOf } from '../support/round.ts'
import { CONTENT_DIRECTORY } from '../support/sites/site.ts'
import { expect, test } from '../support/visitor.ts'
import { weighPage } from '../support/weighPage.ts'

const content = await readContent(CONTENT_DIRECTORY)
const { cases, labels } = content

const KIB = 1024
const MAX_BYTES = 130 * KIB

function clientOf(told: SiteContent['cases'][number]) {
  return content.projects.find(({ project_name }) => project_name === told.client)
}

test('the list links to every case and shows the first figure of each', async ({ read }) => {
  const page = await read('/work')
  const cards = page.locator('main article')
  await expect(cards).toHaveCount(cases.length)
  for (const [index, { path, heading, client, figures }] of cases.entries()) {
    const card = cards.nth(index)
    await expect(card).toContainText(client)
    await expect(card).toContainText(figures[0]?.figure ?? '')
    await expect(card.getByRole('link', { name: heading })).toHaveAttribute('href', path)
  }
})

test('on a tablet the first card shows the client’s site beside the text, at the full height of the card', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/work')
  const card = page.locator('main article').first()
  const words = await card.getByRole('heading').boundingBox()
  const picture = await card.getByRole('img').boundingBox()
  const whole = await card.boundingBox()
  expect(picture?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
  expect(picture?.height).toBe(whole?.height)
})

for (const told of roundOf(cases.slice(0, 5))) {
  test(`the case of ${told.client} shows every part of its content file and stays light`, async ({
    page,
  }) => {
    const weight = weighPage(page)
    await page.goto(told.path)
    expect((await weight()).allBytes).toBeLessThanOrEqual(MAX_BYTES)
    await expect(page.locator('h1')).toHaveText(told.heading)
    const main = page.getByRole('main')
    for (const { figure, title, measured } of told.figures) {
      await expect(main.locator('li').filter({ hasText: measured })).toHaveText(
        `${figure}${title}${measured}`,
      )
    }
    for (const path of told.services) {
      await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
    }
    if (told.quote) await expect(main.getByRole('region', { name: told.quote })).toBeVisible()
    await expect(main.getByRole('heading', { name: told.call.heading })).toBeVisible()
    await expect(main.getByRole('link', { name: clientOf(told)?.cta }).first()).toHaveAttribute(
      'href',
      clientOf(told)?.url ?? '',
    )
  })
}

test('a picture in the text of a case is at the paragraph that follows it, and at least as wide', async ({
  read,
}) => {
  const page = await read('/work/ridgeway', { width: 1440, height: 900 })
  const figure = page
    .getByRole('figure')
    .filter({ hasText: 'On a phone the postcode comes first.' })
  const paragraph = page.getByText('Callers say what they have')
  await expect(figure.getByRole('img')).toHaveAttribute('alt', 'The site on a phone')
  const [picture, words] = [await figure.boundingBox(), await paragraph.boundingBox()]
  if (!picture || !words) throw new Error('The picture or its paragraph is not visible.')
  expect(picture.x).toBe(words.x)
  expect(picture.width).toBeGreaterThanOrEqual(words.width)
  expect(words.y - (picture.y + picture.height)).toBeGreaterThan(0)
  expect(words.y - (picture.y + picture.height)).toBeLessThan(80)
})

test('each case has structured data: a creative work about the client', async ({ browser }) => {
  const pages = await readPages(
    browser,
    cases.map(({ path }) => path),
  )
  for (const [index, { address, graphs }] of pages.entries()) {
    const nodes: Record<string, unknown>[] = JSON.parse(graphs[0] ?? '{}')['@graph']
    expect(nodes, address).toContainEqual(
      expect.objectContaining({
        '@type': 'CreativeWork',
        about: expect.objectContaining({ name: cases[index]?.client }),
      }),
    )
  }
})

test('the portfolio links only to cases that exist, and shows the first figure of each', async ({
  read,
}) => {
  const page = await read('/')
  const portfolio = page.getByRole('region', { name: /^Celebrating Our Success/ })
  const links = portfolio.getByRole('link', { name: labels.case.read, includeHidden: true })
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const told = content.projects.flatMap(
    ({ project_name }) => cases.find(({ client }) => client === project_name)?.path ?? [],
  )
  expect(paths).toEqual(told)
  for (const { figures } of cases) {
    await expect(portfolio).toContainText(`${figures[0]?.figure} ${figures[0]?.title}`)
  }
})

test('a testimonial links to the case that quotes its client, if there is one', async ({
  read,
}) => {
  const page = await read('/testimonials')
  for (const { name } of content.testimonials) {
    const link = page
      .getByRole('figure')
      .filter({ hasText: name })
      .getByRole('link', { name: labels.case.read })
    const told = cases.find(({ quote }) => quote === name)
    await expect(link).toHaveCount(told ? 1 : 0)
    if (told) await expect(link).toHaveAttribute('href', told.path)
  }
})
