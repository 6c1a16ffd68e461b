import type { Page } from '@playwright/test'

/** The text of the phrase that the headline types, as in the DOM: everything behind the words for screen readers. */
export function typedText(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((headline: HTMLElement) => {
    const heard = headline.querySelector<HTMLElement>('.visually-hidden')?.innerText ?? ''
    const { innerText } = headline
    return innerText.slice(innerText.indexOf(heard) + heard.length).replace(/^\n/, '')
  })
}
