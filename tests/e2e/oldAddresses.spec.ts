import { rawRequest } from '../support/receiver/requests.ts'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

test('an old link ends at its new target, with the query and the anchor', async ({
  page,
  content,
  baseURL,
}) => {
  const redirects = content.redirects.filter(({ to }) => to.startsWith('/'))
  expect(redirects.length).toBeGreaterThan(1)
  for (const { from, to } of redirects) {
    for (const path of roundOf([from, from.toUpperCase(), `${from.replace(/\/$/, '')}/`])) {
      const answer = await page.goto(`${path}?from=mail`)
      expect(answer?.status(), path).toBe(200)
      const target = new URL(to, baseURL)
      target.search = '?from=mail'
      expect(page.url(), path).toBe(target.href)
    }
  }
})

test('an old address may lead to another site', async ({ content, baseURL }) => {
  const away = content.redirects.find(({ to }) => to.startsWith('https:'))
  const answer = await rawRequest(baseURL ?? '', away?.from ?? '')
  expect(answer.headers.location).toBe(away?.to)
  expect(answer.status).toBe(away?.permanent ? 308 : 307)
})

test('an address typed in capitals redirects to the page’s own address', { tag: '@long' }, async ({
  page,
  content,
}) => {
  const { path } = content.pages.contact
  await page.goto(path.toUpperCase())
  await page.waitForURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
