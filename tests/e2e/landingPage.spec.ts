import type { Page } from '@playwright/test'
import { beginForm } from '../support/beginForm.ts'
import { storedMessages } from '../support/storedMessages.ts'
import { expect, test } from '../support/visitor.ts'

const SUBJECT = 'Campaign: one thing, free'

const form = (page: Page) => page.getByRole('form', { name: 'Tell us where to send it' })

async function write(page: Page, email: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Name' }).fill('Nora Dunmore')
  await form(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await form(page).getByRole('textbox', { name: 'Comments' }).fill('To the address above.')
  await form(page).getByRole('checkbox').check()
}

test('the first screen of a campaign page links to its form, which has no subject field and sends the campaign’s subject', async ({
  page,
}) => {
  await page.goto('/offer')
  await page.getByRole('link', { name: 'Ask for it' }).click()
  await expect(form(page)).toBeInViewport()
  await beginForm(form(page))
  await expect(form(page).getByRole('textbox', { name: 'Subject' })).toHaveCount(0)
  await write(page, 'campaign@northfold.example')
  await form(page).getByRole('button', { name: 'Send A Message' }).click()
  await expect(form(page).getByRole('status')).toHaveText('✔ Thanks for submitting!')
  expect(storedMessages('campaign@northfold.example')).toMatchObject([{ subject: SUBJECT }])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('messages have the campaign’s subject too', { tag: '@long' }, async ({ page }) => {
    await page.goto('/offer')
    await write(page, 'campaign-no-script@northfold.example')
    await form(page).getByRole('button', { name: 'Send A Message' }).click()
    await page.waitForURL('/thank-you')
    expect(storedMessages('campaign-no-script@northfold.example')).toMatchObject([
      { subject: SUBJECT },
    ])
  })
})

test('a page that search engines may not list has a noindex tag and is not in the sitemap', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.goto('/offer')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/offer')
})
