import type { Page } from '@playwright/test'

/** The words that the eye sees typed in the headline. */
export function typedText(page: Page): Promise<string> {
  return page
    .getByRole('heading', { level: 1 })
    .locator('[data-typewriter]')
    .evaluate((first) => {
      const letters = [...(first.parentElement?.querySelectorAll('span') ?? [])].filter(
        (span) => span.childElementCount === 0 && getComputedStyle(span).opacity === '1',
      )
      return letters.map(({ textContent }) => textContent).join('')
    })
}
