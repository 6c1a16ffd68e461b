import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

test('the top bar shows the tagline and the service area, and links to email and phone', async ({
  read,
  content,
}) => {
  const page = await read('/')
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

test('the chat button opens a conversation that begins with the greeting, floats, and hides where it would be in the way', async ({
  page,
  content,
}) => {
  const { chat, name } = content.brand
  const button = page.getByRole('link', { name: content.labels.chat })
  const scrollBy = (top: number) =>
    page.evaluate((px) => window.scrollBy({ top: px, behavior: 'instant' }), top)
  await page.goto('/')

  await test.step('it links to a conversation, and floats', async () => {
    const address = new URL((await button.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe(chat.base_url + chat.number.replace('+', ''))
    expect(address.searchParams.get('text')).toBe(chat.greeting)
    expect(chat.greeting).toContain(name)
    expect(chat.greeting).toContain('services')
    await expect(button).toHaveAttribute('target', '_blank')
    await expect(button).toHaveCSS('position', 'fixed')
  })

  await test.step('it hides while a dialog is open', async () => {
    const shown = page.locator(`[href^="${chat.base_url}"]`)
    await expect(shown).toBeVisible()
    await page.getByRole('button', { name: content.labels.options }).click()
    await expect(shown).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('it hides while the page scrolls down, returns on focus and while it scrolls up, and stays visible at the footer', async () => {
    await expect(button).toBeInViewport({ ratio: 1 })
    await scrollBy(1500)
    await expect(button).not.toBeInViewport()
    await button.focus()
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.blur()
    await expect(button).not.toBeInViewport()
    await expect(async () => {
      await scrollBy(-100)
      await expect(button).toBeInViewport({ ratio: 1, timeout: 500 })
    }).toPass()
    await scrollBy(1_000_000)
    await expect(button).toBeInViewport({ ratio: 1 })
  })

  await test.step('it hides where it would cover text, also of content that arrives late', async () => {
    await scrollBy(-1_000_000)
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => {
      const [inCorner, below] = [document.createElement('p'), document.createElement('p')]
      inCorner.textContent = below.textContent = 'Words'
      inCorner.style.cssText = 'position: fixed; right: 30px; bottom: 40px'
      document.querySelector('main')?.append(inCorner, below)
    })
    await expect(button).not.toBeInViewport()
  })

  await test.step('it hides where it would cover the corner of the contact form', async () => {
    await page.goto('/contact')
    const endPx = await page
      .locator('[data-keep-clear]')
      .evaluate((form) => Math.round(form.getBoundingClientRect().bottom))
    // The button's middle is 54px above the lower edge of the window.
    await page.setViewportSize({ width: 1440, height: endPx + 54 })
    await expect(button).not.toBeInViewport()
    await page.setViewportSize({ width: 1440, height: endPx + 120 })
    await expect(button).toBeInViewport({ ratio: 1 })
  })
})
