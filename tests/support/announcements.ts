import type { Page } from '@playwright/test'

declare global {
  interface Window {
    announced?: string[]
  }
}

/**
 * Records the page's screen reader announcements from now on: the text of a live region whenever
 * it changes, in order. A nested region would be announced twice, and is recorded twice.
 * @returns a function that returns the announcements.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'
    const announced: string[] = []
    const said = new Map<Element, string>()
    const wordsOf = (region: Element) => region.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    for (const region of document.querySelectorAll(LIVE)) said.set(region, wordsOf(region))
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(LIVE)) {
        const words = wordsOf(region)
        if (words && words !== said.get(region)) announced.push(words)
        said.set(region, words)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    window.announced = announced
  })
  return () => page.evaluate(() => window.announced ?? [])
}
