import type { Page, Request } from '@playwright/test'
import { inlineScriptBytes } from '../../workshop/inlineScriptBytes.ts'

export type PageWeight = {
  allBytes: number
  /** Of files and of what travels inside the page. */
  scriptBytes: number
  /** Addresses of the scripts that were fetched. */
  scriptFiles: string[]
}

/**
 * Weighs what a page fetches from now on, as it crosses the wire: bodies compressed, without headers.
 * @returns tells the weight once nothing is on its way any more, and stops weighing: the page may be closed then.
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
