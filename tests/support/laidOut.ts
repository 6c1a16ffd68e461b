import type { Page } from '@playwright/test'

/**
 * Waits until a newly opened page is laid out completely. Until then, parts below the fold may move under a click that
 * comes right after loading, sooner than any visitor clicks.
 */
export function laidOut(page: Page): Promise<void> {
  return page.locator('html[data-waiting]').waitFor({ state: 'detached' })
}
