import type { Page } from '@playwright/test'
import { laidOut } from '../support/laidOut.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

async function open(page: Page): Promise<void> {
  await page.goto('/faq')
  await laidOut(page)
}

test('the page lists all questions; the first is open, and opening the last closes it', async ({
  page,
  content,
}) => {
  await open(page)
  await expect(page.locator('summary').getByRole('heading')).toHaveText(
    content.faqs.map(({ question }) => question),
  )
  for (const { id, ans } of content.faqs) {
    await expect(page.getByText(ans, { exact: true })).toBeVisible({ visible: id === 'one' })
  }

  const [first, last] = [content.faqs.at(0), content.faqs.at(-1)]
  await page.getByText(last?.question ?? '').click()
  await expect(page.getByText(last?.ans ?? '')).toBeVisible()
  await expect(page.getByText(first?.ans ?? '')).toBeHidden()
})

test('a visitor whose question is not listed can write or call', async ({ read, content }) => {
  const page = await read('/faq')
  const { heading, ask } = sectionOf(content.pages.faq, 'faq-list')
  const questions = page.getByRole('region', { name: heading })
  await expect(questions.getByRole('link', { name: ask.action.label })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(questions.getByRole('link', { name: content.brand.phone.display })).toHaveAttribute(
    'href',
    `tel:${content.brand.phone.number}`,
  )
})

test('on wide screens the heading stays in view beside the questions', { tag: '@long' }, async ({
  page,
  content,
}) => {
  await open(page)
  await page.getByText(content.faqs.at(-1)?.question ?? '').scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('heading', { name: sectionOf(content.pages.faq, 'faq-list').heading }),
  ).toBeInViewport()
})
