import type { Page } from '@playwright/test'
import { beginForm } from '../support/beginForm.ts'
import { bringIntoView } from '../support/slideRow.ts'
import { expect, test } from '../support/visitor.ts'

const FAILED = '🚫 Network response was not ok'
const SENT = '✔ Thanks for submitting!'

const reply = {
  Name: 'Nora Dunmore',
  Email: 'nora@northfold.example',
  Website: 'northfold.example',
  Comments: 'We changed two things before lunch.',
}

const FIELD_NAMES = Object.keys(reply) as (keyof typeof reply)[]

const form = (page: Page) => page.getByRole('form', { name: 'Leave a Reply' })
const field = (page: Page, name: keyof typeof reply) =>
  form(page).getByRole('textbox', { name, exact: true })
const saveDetails = (page: Page) => form(page).getByRole('checkbox', { name: 'Save my details' })
const sendButton = (page: Page) => form(page).locator('[type="submit"]')

async function written(page: Page): Promise<string[]> {
  return Promise.all(FIELD_NAMES.map((name) => field(page, name).inputValue()))
}

async function write(page: Page): Promise<void> {
  for (const name of FIELD_NAMES) await field(page, name).fill(reply[name])
}

test.beforeEach(async ({ page, content }) => {
  await page.goto(content.posts[0]?.link ?? '')
  await beginForm(form(page))
})

test('the reply form explains its use, requires name, email and comments, and sends the article title in its subject', async ({
  page,
  content,
}) => {
  const section = page.getByRole('region', { name: 'Leave a Reply' })
  await expect(section).toContainText('Your email address will not be published.')
  await expect(section).toContainText('Required fields are marked *')
  await expect(section).toContainText(content.forms.reply.read_first)

  const required = FIELD_NAMES.map((name) =>
    field(page, name).evaluate((control: HTMLInputElement) => control.required),
  )
  expect(await Promise.all(required)).toEqual([true, true, false, true])
  expect(await saveDetails(page).evaluate((box: HTMLInputElement) => box.required)).toBe(false)

  await page.route(`**/${content.brand.email}`, (route) => route.fulfill({ body: '{}' }))
  const sent = page.waitForRequest(`**/${content.brand.email}`)
  await write(page)
  await sendButton(page).click()
  const request = await sent
  expect(request.headers().accept).toBe('application/json')
  const type = request.headers()['content-type'] ?? ''
  const body = new Response(request.postData(), { headers: { 'content-type': type } })
  expect(Object.fromEntries(await body.formData())).toEqual({
    name: reply.Name,
    email: reply.Email,
    website: reply.Website,
    comments: reply.Comments,
    subject: `Reply to: ${content.posts[0]?.title}`,
    _captcha: 'false',
    _next: 'thank-you',
    _honey: '',
    _token: expect.any(String),
    _page: content.posts[0]?.link,
  })
  await expect(form(page).getByRole('status')).toHaveText(SENT)
  expect(await written(page)).toEqual(['', '', '', ''])
})

test('saved details are filled in next time, until the visitor unticks the box', {
  tag: '@long',
}, async ({ page, content }) => {
  const { Name, Email, Website } = reply
  await page.route(`**/${content.brand.email}`, (route) => route.fulfill({ body: '{}' }))
  await write(page)
  await saveDetails(page).check()
  await sendButton(page).click()
  await expect(form(page).getByRole('status')).toHaveText(SENT)
  expect(await written(page)).toEqual([Name, Email, Website, ''])

  await page.goto(content.posts[1]?.link ?? '')
  await bringIntoView(form(page))
  await expect(field(page, 'Name')).toHaveValue(Name)
  expect(await written(page)).toEqual([Name, Email, Website, ''])
  await expect(saveDetails(page)).toBeChecked()

  await saveDetails(page).uncheck()
  await field(page, 'Comments').fill('One more thing.')
  await sendButton(page).click()
  await expect(form(page).getByRole('status')).toHaveText(SENT)
  expect(await written(page)).toEqual(['', '', '', ''])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test.describe('after a rejection', () => {
  test.use({ staged: [/status (of )?503/] })

  test('the text of a failed reply can be restored', { tag: '@long' }, async ({
    page,
    content,
  }) => {
    await page.route(`**/${content.brand.email}`, (route) => route.fulfill({ status: 503 }))
    await write(page)
    await sendButton(page).click()
    await expect(form(page).getByRole('status')).toContainText(FAILED)
    expect(await written(page)).toEqual(['', '', '', ''])
    await form(page).getByRole('button', { name: 'Bring my message back' }).click()
    expect(await written(page)).toEqual(Object.values(reply))
    await expect(saveDetails(page)).not.toBeChecked()
  })
})
