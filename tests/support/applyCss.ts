import type { Page } from '@playwright/test'

/** Styles of the visitor's own, put over the page's as a browser extension would: the page's policy allows no tag. */
export async function applyCss(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}
