import type { Page } from '@playwright/test'

/** Number of parts of the page that wait to slide in. */
export function waitingParts(page: Page): Promise<number> {
  return page
    .locator('[data-reveal], [data-scroll-in]')
    .evaluateAll((parts) => parts.filter((part) => (part as HTMLElement).style.translate).length)
}
