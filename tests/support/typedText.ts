import type { Page } from '@playwright/test'

/** The DOM text of the phrase that the headline types: everything after the text for screen readers. */
export function typedText(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((headline: HTMLElement) => {
    const heard = headline.querySelector<HTMLElement>('.visually-hidden')?.innerText ?? ''
    const { innerText } = headline
    return innerText.slice(innerText.indexOf(heard) + heard.length).replace(/^\n/, '')
  })
}
