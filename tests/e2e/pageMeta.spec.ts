import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`)

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the page has a title and a description of its own', async ({ page, content }) => {
  const { title, description } = content.pages.home
  await expect(page).toHaveTitle(title)
  await expect(meta(page, 'description')).toHaveAttribute('content', description)
})

test('the page names its one address', async ({ page, content }) => {
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${content.brand.url}/`)
})

test('the page says its language', async ({ page, content }) => {
  await expect(page.locator('html')).toHaveAttribute('lang', content.brand.locale)
})

test('a shared link shows title, description and address', async ({ page, content }) => {
  const { title, description } = content.pages.home
  await expect(meta(page, 'og:title')).toHaveAttribute('content', title)
  await expect(meta(page, 'og:description')).toHaveAttribute('content', description)
  await expect(meta(page, 'og:url')).toHaveAttribute('content', `${content.brand.url}/`)
  await expect(meta(page, 'og:type')).toHaveAttribute('content', 'website')
  await expect(meta(page, 'og:site_name')).toHaveAttribute('content', content.brand.name)
})

test('a shared link shows a picture of 1200 by 630', async ({ page, content }) => {
  const address = new URL((await meta(page, 'og:image').getAttribute('content')) ?? '')
  expect(address.origin).toBe(content.brand.url)
  const size = await page.evaluate(async (path) => {
    const bitmap = await createImageBitmap(await (await fetch(path)).blob())
    return [bitmap.width, bitmap.height]
  }, address.pathname)
  expect(size).toEqual([1200, 630])
})

for (const [rel, type] of [
  ['icon', 'image/svg+xml'],
  ['apple-touch-icon', 'image/png'],
  ['manifest', 'application/manifest+json'],
] as const) {
  test(`the ${rel} is there`, async ({ page, request }) => {
    const address = (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? ''
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain(type)
  })
}

test('the manifest names the site and icons that are there', async ({ request, content }) => {
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest.name).toBe(content.brand.name)
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//)
  }
})
