import type { Page } from '@playwright/test'

/**
 * Waits until a newly opened page, its fonts included, is loaded and laid out completely. Until then, parts below the
 * fold may move under a click that comes right after loading, sooner than any visitor clicks. Playwright's
 * `networkidle` is no replacement: if a busy browser fires it before the load event, it never comes again.
 */
export function laidOut(page: Page): Promise<void> {
  return page.locator('html[data-waiting]').waitFor({ state: 'detached' })
}
