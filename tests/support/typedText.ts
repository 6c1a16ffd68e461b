import type { Page } from '@playwright/test'

/** What whoever reads the page's text finds of the phrase that the headline types: all behind the words for listeners. */
export function typedText(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((headline: HTMLElement) => {
    const heard = headline.querySelector<HTMLElement>('.visually-hidden')?.innerText ?? ''
    const { innerText } = headline
    return innerText.slice(innerText.indexOf(heard) + heard.length).replace(/^\n/, '')
  })
}
