import type { Page } from '@playwright/test'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

const KIB = 1024
const MAX_SCRIPT_BYTES = 6 * KIB
const MAX_BYTES = 130 * KIB
const MAX_HOME_BYTES = 150 * KIB

/** What a page fetches before anybody scrolls, as it crosses the wire: bodies compressed, without headers. */
async function weigh(page: Page, address: string): Promise<{ script: number; all: number }> {
  const weight = { script: 0, all: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        weight.all += responseBodySize
        if (request.resourceType() === 'script') weight.script += responseBodySize
      }),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await Promise.all(sizes)
  return weight
}

for (const width of [390, 1440]) {
  for (const address of CANONICAL_ADDRESSES) {
    test(`${address} stays light before scrolling at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const { script, all } = await weigh(page, address)
      expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
      expect(all).toBeLessThanOrEqual(address === '/' ? MAX_HOME_BYTES : MAX_BYTES)
      expect(all, 'something was weighed').toBeGreaterThan(10 * KIB)
    })
  }
}
