import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`)

test('the home page has its own title and description', async ({ read, content }) => {
  const page = await read('/')
  const { title, description } = content.pages.home
  await expect(page).toHaveTitle(title)
  await expect(meta(page, 'description')).toHaveAttribute('content', description)
})

test('the icon, the touch icon and the manifest exist, and the manifest names the site and its icons', async ({
  read,
  request,
  content,
}) => {
  const page = await read('/')
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
    ['manifest', 'application/manifest+json'],
  ] as const) {
    const address = (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? ''
    const response = await request.get(address)
    expect(response.status(), rel).toBe(200)
    expect(response.headers()['content-type'], rel).toContain(type)
  }
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest.name).toBe(content.brand.name)
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//)
  }
})

test('/favicon.ico is an icon that browsers can decode', async ({ read }) => {
  const page = await read('/')
  const sizePx = await page.evaluate(async () => {
    const image = new Image()
    image.src = '/favicon.ico'
    await image.decode()
    return image.naturalWidth
  })
  expect([16, 32, 48]).toContain(sizePx)
})
