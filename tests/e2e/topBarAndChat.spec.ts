import { expect, test } from '../support/visitor.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the top bar shows the tagline and the places of work, and leads to mail and phone', async ({
  page,
  content,
}) => {
  await expect(page.getByText(content.brand.tagline).first()).toBeVisible()
  await expect(page.getByText(content.brand.global_service)).toBeVisible()

  const { email, phone } = content.brand
  const mail = page.getByRole('link', { name: email, exact: true })
  await expect(mail).toHaveAttribute('href', `mailto:${email}`)
  await expect(mail).toBeInViewport()
  const call = page.getByRole('link', { name: phone.display, exact: true })
  await expect(call).toHaveAttribute('href', `tel:${phone.number}`)
  await expect(call).toBeInViewport()
})

test('the chat button opens a conversation that begins with the greeting, and floats wherever the visitor has scrolled', async ({
  page,
  content,
}) => {
  const { chat, name } = content.brand
  const button = page.getByRole('link', { name: content.labels.chat })
  const address = new URL((await button.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe(chat.base_url + chat.number.replace('+', ''))
  expect(address.searchParams.get('text')).toBe(chat.greeting)
  expect(chat.greeting).toContain(name)
  expect(chat.greeting).toContain('services')
  await expect(button).toHaveAttribute('target', '_blank')
  const before = await button.boundingBox()
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  expect(await button.boundingBox()).toEqual(before)
})

test('the chat button hides while a dialog is open', async ({ page, content }) => {
  const button = page.locator(`[href^="${content.brand.chat.base_url}"]`)
  await expect(button).toBeVisible()
  await page.getByRole('button', { name: content.labels.options }).click()
  await expect(button).toBeHidden()
})
