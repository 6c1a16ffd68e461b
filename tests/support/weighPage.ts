import { expect, type Page, type Request } from '@playwright/test'
import { inlineScriptBytes } from '../../workshop/inlineScriptBytes.ts'
import { laidOut } from './laidOut.ts'
import { nextFrames } from './time.ts'

export type PageWeight = {
  allBytes: number
  /** Bytes of script files and inline scripts. */
  scriptBytes: number
  /** Addresses of the fetched scripts. */
  scriptFiles: string[]
}

/**
 * Measures the transfer size of a page from now on: compressed bodies, without headers.
 * @returns a function that waits until the page is laid out and every request has ended, stops measuring, and returns
 * the size.
 */
export function weighPage(page: Page): () => Promise<PageWeight> {
  const weight: PageWeight = { allBytes: 0, scriptBytes: 0, scriptFiles: [] }
  const sizes: Promise<void>[] = []
  let open = 0
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
  page.on('request', () => {
    open++
  })
  page.on('requestfailed', () => {
    open--
  })
  const finish = (request: Request) => {
    open--
    sizes.push(weigh(request))
  }
  page.on('requestfinished', finish)
  return async () => {
    await laidOut(page)
    // Lazy pictures near the window are requested in the next frame.
    await nextFrames(page)
    await expect.poll(() => open, 'open requests').toBe(0)
    page.off('requestfinished', finish)
    await Promise.all(sizes)
    return { ...weight }
  }
}
