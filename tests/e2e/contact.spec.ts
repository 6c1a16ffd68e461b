import type { Locator, Page, Request } from '@playwright/test'
import { listen } from '../support/announcements.ts'
import { beginForm } from '../support/beginForm.ts'
import { findInaccessible } from '../support/findInaccessible.ts'
import { laidOut } from '../support/laidOut.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { bringIntoView } from '../support/slideRow.ts'
import { storedMessages } from '../support/storedMessages.ts'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

const SENT = '✔ Thanks for submitting!'
const FAILED = '🚫 Network response was not ok'
const GREEN = 'rgb(29, 107, 69)'
const RED = 'rgb(164, 31, 43)'

const message = {
  Name: 'Nora Dunmore',
  Email: 'nora@northfold.example',
  Phone: '0113 496 0177',
  Subject: 'New website',
  Comments: 'We need five pages.\nSoon, if you can.',
}

type FieldName = keyof typeof message

const FIELD_NAMES = Object.keys(message) as FieldName[]
const empty = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']))

const form = (page: Page) => page.getByRole('form', { name: 'Tell us what you need' })
const field = (page: Page, name: FieldName) =>
  form(page).getByRole('textbox', { name, exact: true })
const terms = (page: Page) =>
  form(page).getByRole('checkbox', { name: 'I agree to the terms & conditions' })
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send A Message' })
const bringBack = (page: Page) => form(page).getByRole('button', { name: 'Bring my message back' })
const answer = (page: Page) => form(page).getByRole('status')

async function write(page: Page, words: Partial<typeof message> = message): Promise<void> {
  for (const name of FIELD_NAMES) await field(page, name).fill(words[name] ?? '')
  await terms(page).check()
}

/** Mocks the answer of the contact service. */
async function answerWith(page: Page, mailbox: string, status: number, body: string) {
  await page.route(`**/${mailbox}`, (route) => route.fulfill({ status, body }))
}

async function written(page: Page): Promise<Record<string, string>> {
  const values = FIELD_NAMES.map(async (name) => [name, await field(page, name).inputValue()])
  return Object.fromEntries(await Promise.all(values))
}

const keptInTab = (page: Page) => page.evaluate(() => sessionStorage.length)

const isValid = (control: Locator) =>
  control.evaluate((element: HTMLInputElement) => element.validity.valid)

test('the script of the form loads only when a visitor begins to use the form', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/contact')
  await laidOut(page)
  const whileItLoads = scripts.length
  await bringIntoView(form(page))
  await nextFrames(page, 20)
  expect(scripts).toHaveLength(whileItLoads)
  await beginForm(form(page))
  expect(scripts.length).toBeGreaterThan(whileItLoads)
})

test.describe('a visitor with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
    await beginForm(form(page))
  })

  test.describe('from the first key press to the last answer', () => {
    test.use({ staged: [/status (of )?503/] })

    test('sees a confirmation, can use the keyboard alone, sends each message once in the agreed format, and can restore a rejected message', async ({
      page,
      content,
    }) => {
      const mailbox = `**/${content.brand.email}`

      await test.step('the success message is green, the message is stored and the form is empty', async () => {
        const words = { ...message, Email: 'thanked@northfold.example' }
        await write(page, words)
        await sendButton(page).click()
        await expect(answer(page)).toHaveText(SENT)
        await expect(answer(page).getByText(SENT)).toHaveCSS('color', GREEN)
        expect(await written(page)).toEqual(empty)
        await expect(terms(page)).not.toBeChecked()
        await expect(bringBack(page)).toBeHidden()
        expect(storedMessages(words.Email)).toEqual([
          {
            name: message.Name,
            phone: message.Phone,
            subject: message.Subject,
            comments: message.Comments,
            status: 'new',
          },
        ])
      })

      const sent: Request[] = []
      const arrival = Promise.withResolvers<void>()
      await page.route(mailbox, async (route) => {
        sent.push(route.request())
        await arrival.promise
        await route.fulfill({ body: '{"success":"true"}' })
      })

      await test.step('the Tab key reaches every control in reading order', async () => {
        await field(page, 'Name').focus()
        for (const name of FIELD_NAMES) {
          await expect(field(page, name)).toBeFocused()
          await page.keyboard.type(message[name])
          await page.keyboard.press('Tab')
        }
        await expect(terms(page)).toBeFocused()
        await page.keyboard.press('Space')
        await expect(terms(page)).toBeChecked()
        await page.keyboard.press('Tab')
        await expect(form(page).getByRole('link', { name: 'terms & conditions' })).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(sendButton(page)).toBeFocused()
      })

      await test.step('the button shows that the message is being sent, ignores a second click, and keeps its width and the focus', async () => {
        const idleBox = await sendButton(page).boundingBox()
        await page.keyboard.press('Enter')
        const busy = form(page).getByRole('button', { name: '⏳ Submitting...' })
        await expect(busy).toHaveAttribute('aria-disabled', 'true')
        expect((await busy.boundingBox())?.width).toBe(idleBox?.width)
        // Playwright would wait for the button; the visitor does not.
        await busy.click({ force: true })
        arrival.resolve()
        await expect(answer(page)).toHaveText(SENT)
        await expect(sendButton(page)).not.toHaveAttribute('aria-disabled')
        await expect(sendButton(page)).toBeFocused()
        expect(sent).toHaveLength(1)
      })

      await test.step('the request is a multipart form with the agreed fields, and asks for JSON', async () => {
        const [request] = sent
        if (!request) throw new Error('Nothing was sent.')
        expect(request.method()).toBe('POST')
        expect(request.headers().accept).toBe('application/json')
        expect(await fieldsOf(request)).toEqual([
          ['name', message.Name],
          ['email', message.Email],
          ['phone', message.Phone],
          ['subject', message.Subject],
          ['comments', message.Comments.replace('\n', '\r\n')],
          ['_captcha', 'false'],
          ['_next', 'thank-you'],
          ['_honey', ''],
          ['_token', expect.any(String)],
          ['_page', '/contact'],
        ])
      })

      await test.step('a rejection is red, announced once and accessible, and the text can be restored', async () => {
        await page.unroute(mailbox)
        await answerWith(page, content.brand.email, 503, '{"success":"false"}')
        await write(page)
        const announced = await listen(page)
        await sendButton(page).click()
        await expect(bringBack(page)).toBeVisible()
        expect(await announced()).toEqual([FAILED + content.forms.failure.unknown])
        await expect(answer(page).getByText(FAILED)).toHaveCSS('color', RED)
        expect(await findInaccessible(page, 'main form')).toEqual([])
        expect(await written(page)).toEqual(empty)
        await expect(terms(page)).not.toBeChecked()

        await bringBack(page).click()
        expect(await written(page)).toEqual(message)
        await expect(terms(page)).toBeChecked()
        await expect(field(page, 'Name')).toBeFocused()
        await expect(bringBack(page)).toBeHidden()
      })
    })
  })

  test('sends the token that the form fetched on first use', { tag: '@long' }, async ({
    page,
    content,
  }) => {
    await answerWith(page, content.brand.email, 200, '{"success":"true"}')
    await page.reload()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/f/token')) asked += 1
    })
    const given = page.waitForResponse('**/f/token')
    const sent = page.waitForRequest(`**/${content.brand.email}`)
    await beginForm(form(page))
    const token = await (await given).text()
    await write(page)
    await sendButton(page).click()
    expect(await fieldsOf(await sent)).toContainEqual(['_token', token])
    expect(asked).toBe(1)
  })

  test('needs no phone number', { tag: '@long' }, async ({ page }) => {
    const words = { ...message, Email: 'no-phone@northfold.example', Phone: '' }
    await write(page, words)
    await sendButton(page).click()
    await expect(answer(page)).toHaveText(SENT)
    expect(storedMessages(words.Email)).toMatchObject([{ phone: null }])
  })

  test.describe('without a connection', () => {
    test.use({ staged: [/ERR_INTERNET_DISCONNECTED/] })

    test('sees the error, and the form resets', { tag: '@long' }, async ({ page, context }) => {
      await write(page)
      await context.setOffline(true)
      await sendButton(page).click()
      await expect(answer(page)).toContainText(FAILED)
      expect(await written(page)).toEqual(empty)
    })
  })

  test.describe('with a rejected message', () => {
    test.use({ staged: [/status (of )?503/] })

    test.beforeEach(async ({ page, content }) => {
      await answerWith(page, content.brand.email, 503, '{"success":"false"}')
      await write(page)
      await sendButton(page).click()
      await expect(answer(page)).toContainText(FAILED)
    })

    test('sends the restored text, which is not offered again', { tag: '@long' }, async ({
      page,
      content,
    }) => {
      await bringBack(page).click()
      const arrival = Promise.withResolvers<void>()
      await page.unroute(`**/${content.brand.email}`)
      await page.route(`**/${content.brand.email}`, async (route) => {
        await arrival.promise
        await route.fulfill({ body: '{"success":"true"}' })
      })
      await sendButton(page).click()
      await expect(answer(page), 'the error is cleared').toBeEmpty()
      arrival.resolve()
      await expect(answer(page)).toHaveText(SENT)
      await expect(bringBack(page)).toBeHidden()
      expect(await keptInTab(page)).toBe(0)
    })

    test('can restore the text after reloading the tab', { tag: '@long' }, async ({
      page,
      content,
    }) => {
      await page.reload()
      await bringIntoView(form(page))
      await expect(form(page).getByText(content.forms.contact.unsent)).toBeVisible()
      await bringBack(page).click()
      expect(await written(page)).toEqual(message)
    })

    test('is not offered the text in another tab', { tag: '@long' }, async ({ context }) => {
      const otherTab = await context.newPage()
      await otherTab.goto('/contact')
      await beginForm(form(otherTab))
      expect(await keptInTab(otherTab)).toBe(0)
      await expect(bringBack(otherTab)).toBeHidden()
    })
  })

  test('is stopped only by the browser’s own validation if a field is missing or wrong', {
    tag: '@long',
  }, async ({ page }) => {
    for (const name of FIELD_NAMES) {
      expect(await isValid(field(page, name)), name).toBe(name === 'Phone')
    }
    expect(await isValid(terms(page))).toBe(false)
    let requests = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') requests += 1
    })
    await sendButton(page).click()
    await expect(field(page, 'Name')).toBeFocused()
    await write(page, { ...message, Email: 'nora@' })
    await sendButton(page).click()
    await expect(field(page, 'Email')).toBeFocused()
    const hasOwnWords = await form(page)
      .locator('input, textarea')
      .evaluateAll((controls: HTMLInputElement[]) =>
        controls.some((control) => control.validity.customError),
      )
    expect(hasOwnWords).toBe(false)
    await expect(answer(page)).toBeEmpty()
    expect(requests).toBe(0)
  })

  test('ticks the box by clicking its label, and opens the terms by their link', {
    tag: '@long',
  }, async ({ page }) => {
    await form(page)
      .getByText('I agree to the')
      .click({ position: { x: 4, y: 12 } })
    await expect(terms(page)).toBeChecked()
    const link = form(page).getByRole('link', { name: 'terms & conditions' })
    await expect(link).toHaveAttribute('href', '/terms-conditions')
  })
})

test.describe('a visitor without script', () => {
  test.use({ javaScriptEnabled: false })

  test('sends a message and ends on the thank-you page', async ({ page }) => {
    const words = { ...message, Email: 'no-script@northfold.example' }
    await page.goto('/contact')
    await write(page, words)
    await sendButton(page).click()
    await expect(page).toHaveURL('/thank-you')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    expect(storedMessages(words.Email)).toHaveLength(1)
  })
})

test('three cards give the address, the phone and two mailboxes', async ({ read, content }) => {
  const page = await read('/contact')
  const cards = page.getByRole('region', {
    name: sectionOf(content.pages.contact, 'contact-ways').label,
  })
  await expect(cards.getByRole('heading')).toHaveText(['Address', 'Phone', 'Email'])
  await expect(cards).toContainText(content.brand.address.street)
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual([
    `tel:${content.brand.phone.number}`,
    `mailto:${content.brand.email}`,
    `mailto:${content.brand.projects_email}`,
  ])
})

/** Fields of a multipart request, in their order. */
async function fieldsOf(request: Request): Promise<[string, string][]> {
  const type = request.headers()['content-type'] ?? ''
  const body = new Response(request.postData(), { headers: { 'content-type': type } })
  return [...(await body.formData())].map(([name, value]) => [name, String(value)])
}
