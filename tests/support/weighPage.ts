import type { Page } from '@playwright/test'

export type PageWeight = { scriptBytes: number; allBytes: number }

/**
 * Weighs what a page fetches from now on, as it crosses the wire: bodies compressed, without headers.
 * @returns tells the weight once nothing is on its way any more.
 */
export function weighPage(page: Page): () => Promise<PageWeight> {
  const weight = { scriptBytes: 0, allBytes: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        weight.allBytes += responseBodySize
        if (request.resourceType() === 'script') weight.scriptBytes += responseBodySize
      }),
    )
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    await Promise.all(sizes)
    return { ...weight }
  }
}
