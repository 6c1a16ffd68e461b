import type { Page } from '@playwright/test'

/**
 * Waits until a page that was just opened has all its heights. Until then the parts below the fold may move under a
 * press that comes as soon as the page has loaded, sooner than any hand.
 */
export function laidOut(page: Page): Promise<void> {
  return page.locator('html[data-waiting]').waitFor({ state: 'detached' })
}
