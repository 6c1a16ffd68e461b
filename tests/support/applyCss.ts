import type { Page } from '@playwright/test'

/** Adds the visitor's own styles as a browser extension would, since the page's policy allows no style element. */
export async function applyCss(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}
