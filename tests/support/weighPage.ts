import type { Page, Request } from '@playwright/test'
import { inlineScriptBytes } from '../../workshop/inlineScriptBytes.ts'

export type PageWeight = {
  allBytes: number
  /** Bytes of script files and inline scripts. */
  scriptBytes: number
  /** Addresses of the fetched scripts. */
  scriptFiles: string[]
}

/**
 * Measures the transfer size of a page from now on: compressed bodies, without headers.
 * @returns a function that waits until the network is idle, stops measuring, and returns the size.
 */
export function weighPage(page: Page): () => Promise<PageWeight> {
  const weight: PageWeight = { allBytes: 0, scriptBytes: 0, scriptFiles: [] }
  const sizes: Promise<void>[] = []
  const weigh = async (request: Request) => {
    const { responseBodySize } = await request.sizes()
    weight.allBytes += responseBodySize
    if (request.resourceType() === 'script') {
      weight.scriptBytes += responseBodySize
      weight.scriptFiles.push(request.url())
    }
    if (request.resourceType() === 'document') {
      weight.scriptBytes += inlineScriptBytes((await (await request.response())?.text()) ?? '')
    }
  }
  const listen = (request: Request) => sizes.push(weigh(request))
  page.on('requestfinished', listen)
  return async () => {
    await page.waitForLoadState('networkidle')
    page.off('requestfinished', listen)
    await Promise.all(sizes)
    return { ...weight }
  }
}
