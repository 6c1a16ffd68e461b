import { randomUUID } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import { beginForm } from '../support/beginForm.ts'
import { storedSource } from '../support/storedSource.ts'
import { storedSubscriptions } from '../support/storedSubscriptions.ts'
import { expect, test } from '../support/visitor.ts'

const THANKS = '✔ Thanks for submitting!'
const PROBLEM = 'There was a problem submitting your form: '
const NETWORK = 'Network error: Unable to submit form. Please check your connection and try again.'
const SERVICE = '/f/newsletter'

const form = (page: Page) => page.getByRole('contentinfo').locator('form')
const field = (page: Page) => form(page).getByRole('textbox')
const button = (page: Page) => form(page).getByRole('button')
const result = (page: Page) => form(page).getByRole('status')

const newAddress = () => `visitor-${randomUUID()}@example.com`

async function subscribe(page: Page, email = newAddress()) {
  await field(page).fill(email)
  await button(page).click()
  return email
}

/** Delays the service's answer until the test releases it. */
async function holdService(page: Page) {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let requests = 0
  await page.route(SERVICE, async (route: Route) => {
    requests += 1
    await answered
    await route.fulfill({ json: { ok: true, next: '/thank-you' } })
  })
  return { answer, count: () => requests }
}

function colourOf(page: Page, text: string) {
  return page.getByText(text).evaluate((element) => getComputedStyle(element).color)
}

function asRgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

/** Number of glyphs that the browser draws for the text of an element. */
async function countGlyphs(element: Locator) {
  const devtools = await element.page().context().newCDPSession(element.page())
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  await element.evaluate((marked) => marked.setAttribute('data-counted', ''))
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-counted]',
  })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.reduce((total, { glyphCount }) => total + glyphCount, 0)
}

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await form(page).scrollIntoViewIfNeeded()
    await beginForm(form(page))
  })

  test.describe('from a first subscription to a rejection', () => {
    // The browser logs a failed request to the console even if the page handles it.
    test.use({ staged: [/\/f\/newsletter/] })

    test('a subscription is sent, stored and confirmed in green; a rejection is shown with its errors in red', async ({
      page,
      content,
    }) => {
      await expect(result(page)).toBeEmpty()
      const called = page.waitForRequest(SERVICE)
      const email = await subscribe(page)
      const request = await called
      expect(request.method()).toBe('POST')
      expect(request.headers().accept).toBe('application/json')
      expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
      expect(request.postData()).toContain(`name="email"\r\n\r\n${email}\r\n`)
      await expect(result(page)).toHaveText(THANKS)
      expect(await colourOf(page, THANKS)).toBe(asRgb(content.palette.good))
      expect(storedSubscriptions(email)).toBe(1)
      await expect(field(page)).toHaveValue('')

      const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
      await page.route(SERVICE, (route) => route.fulfill({ status: 422, json: { errors } }))
      await subscribe(page)
      await expect(result(page)).toContainText(PROBLEM + JSON.stringify(errors))
      expect(await colourOf(page, PROBLEM.trim())).toBe(asRgb(content.palette.bad))
    })
  })

  test('while the form is sent, the button says ⏳ Submitting... without changing its size, and a double click sends once', {
    tag: '@long',
  }, async ({ page }) => {
    const service = await holdService(page)
    await expect(button(page)).toHaveAccessibleName('Subscribe')
    const before = await button(page).boundingBox()
    await field(page).fill(newAddress())
    await button(page).dblclick()
    await page.keyboard.press('Enter')
    await expect(button(page)).toHaveAccessibleName('⏳ Submitting...')
    expect(await button(page).boundingBox()).toEqual(before)
    service.answer()
    await expect(result(page)).toHaveText(THANKS)
    await expect(button(page)).toHaveAccessibleName('Subscribe')
    expect(service.count()).toBe(1)
  })

  test('the browser looks up no font for an emoji that is not visible', {
    tag: '@long',
  }, async ({ page }) => {
    const service = await holdService(page)
    const sign = button(page).getByText('⏳')
    expect(await countGlyphs(sign)).toBe(0)
    await subscribe(page)
    await expect(button(page)).toHaveAccessibleName('⏳ Submitting...')
    expect(await countGlyphs(sign)).toBe(1)
    service.answer()
    await expect(result(page)).toHaveText(THANKS)
  })

  test('the previous answer is cleared when the form is sent again', { tag: '@long' }, async ({
    page,
  }) => {
    await subscribe(page)
    await expect(result(page)).toHaveText(THANKS)
    const service = await holdService(page)
    await subscribe(page)
    await expect(button(page)).toHaveAccessibleName('⏳ Submitting...')
    await expect(result(page)).toBeEmpty()
    service.answer()
    await expect(result(page)).toHaveText(THANKS)
  })

  test('the browser’s own validation stops an empty field and an invalid address', {
    tag: '@long',
  }, async ({ page }) => {
    let sent = false
    page.on('request', (request) => {
      sent ||= request.method() === 'POST'
    })
    for (const email of ['', 'nora@']) {
      await subscribe(page, email)
      await expect(field(page)).toBeFocused()
      await expect(form(page).locator('input:invalid')).toHaveCount(1)
      await expect(result(page)).toBeEmpty()
    }
    expect(sent).toBe(false)
  })
})

test.describe('when the service fails', () => {
  // The browser logs a failed request to the console even if the page handles it.
  test.use({ staged: [/\/f\/newsletter/] })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await beginForm(form(page))
  })

  test('a rejection by the real receiver is shown the same way', { tag: '@long' }, async ({
    page,
  }) => {
    await subscribe(page, `${'a'.repeat(250)}@example.com`)
    await expect(result(page)).toContainText(`${PROBLEM}[{"code":"TEXT_TOO_LONG","field":"email"`)
  })

  test('a lost connection is shown, and the address stays in the field for another try', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route(SERVICE, (route) => route.abort('internetdisconnected'))
    const email = await subscribe(page)
    await expect(result(page)).toHaveText(NETWORK)
    await expect(field(page)).toHaveValue(email)
    await expect(button(page)).toHaveAccessibleName('Subscribe')
    await page.unroute(SERVICE)
    await button(page).click()
    await expect(result(page)).toHaveText(THANKS)
    expect(storedSubscriptions(email)).toBe(1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, staged: [/422/] })

  test('a subscription is stored with its page and ends on the thank-you page; a rejection has a page with a link back', async ({
    page,
    content,
  }) => {
    await page.goto('/about?utm_source=letter')
    const email = await subscribe(page)
    await page.waitForURL('/thank-you')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    expect(storedSubscriptions(email)).toBe(1)
    expect(storedSource(email)).toMatchObject([{ page: '/about', utm_source: null }])

    await subscribe(page, `${'a'.repeat(250)}@example.com`)
    const { heading, back } = content.forms.receiver.page
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('link', { name: back }).click()
    await page.waitForURL('/thank-you')
  })
})
