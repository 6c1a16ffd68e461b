import type { Locator, Page } from '@playwright/test'
import type { SiteContent } from '../../content-model/readContent.ts'
import { MAX_LENGTHS } from '../../forms/fields.ts'
import { tryAgainSentence } from '../../forms/tryAgainSentence.ts'
import { listen } from '../support/announcements.ts'
import { beginForm } from '../support/beginForm.ts'
import { roundOf } from '../support/round.ts'
import { storedMessages } from '../support/storedMessages.ts'
import { expect, test } from '../support/visitor.ts'

const CONTACT_LINE = '🚫 Network response was not ok'
const NEWSLETTER_LINE = 'There was a problem submitting your form: '
const EMAIL = 'nora@northfold.example'

/** A form that goes to a service. The reply form shows answers with the code of the contact form. */
type SentForm = {
  name: string
  /** Path of its page. */
  path: (content: SiteContent) => string
  /** Path of its request. */
  address: (content: SiteContent) => string
  /** The visitor's input by field name. */
  written: Record<string, string>
  labels: (content: SiteContent) => Record<string, string>
  /** The line that the specification requires for these errors. */
  line: (errors?: unknown) => string
  /** Whether the form empties when no field is at fault. */
  resets: boolean
}

const FORMS: SentForm[] = [
  {
    name: 'contact form',
    path: () => '/contact',
    address: ({ brand }) => `/${brand.email}`,
    written: { name: 'Nora', email: EMAIL, subject: 'A website', comments: 'Five pages.' },
    labels: ({ forms }) => forms.contact.labels,
    line: () => CONTACT_LINE,
    resets: true,
  },
  {
    name: 'newsletter form',
    path: () => '/contact',
    address: () => '/f/newsletter',
    written: { email: EMAIL },
    labels: ({ forms }) => ({ email: forms.newsletter.label }),
    line: (errors) => NEWSLETTER_LINE + (errors === undefined ? '' : JSON.stringify(errors)),
    resets: false,
  },
]

test.use({ staged: [/status (of )?(413|422|429|500|503)/] })

for (const sentForm of roundOf(FORMS)) {
  const { name, path, address, written, labels, line, resets } = sentForm

  test.describe(`the ${name}`, () => {
    const form = (page: Page, content: SiteContent) =>
      page.locator(`form[action="${address(content)}"]`)
    const field = (page: Page, content: SiteContent, fieldName: string) =>
      form(page, content).locator(`[name="${fieldName}"]`)
    const status = (page: Page, content: SiteContent) => form(page, content).getByRole('status')

    /** The current values of the fields. */
    const values = async (page: Page, content: SiteContent) =>
      Object.fromEntries(
        await Promise.all(
          Object.keys(written).map(async (fieldName) => [
            fieldName,
            await field(page, content, fieldName).inputValue(),
          ]),
        ),
      )

    async function write(page: Page, content: SiteContent) {
      for (const [fieldName, value] of Object.entries(written)) {
        await field(page, content, fieldName).fill(value)
      }
      for (const box of await form(page, content).locator('[type="checkbox"]:required').all()) {
        await box.check()
      }
    }

    const send = (page: Page, content: SiteContent) =>
      form(page, content).locator('[type="submit"]').click()

    type Answer = { status: number; body?: string; headers?: Record<string, string> }
    async function sendAnsweredBy(page: Page, content: SiteContent, answer: Answer) {
      await page.route(`**${address(content)}`, (route) => route.fulfill(answer))
      await write(page, content)
      await send(page, content)
    }

    test.beforeEach(async ({ page, content }) => {
      await page.goto(path(content))
      await beginForm(form(page, content))
    })

    test.describe('after field errors', () => {
      const names = Object.keys(written)
      const [first = '', last = ''] = [names[0], names.at(-1)]
      const errors = [
        { code: 'TEXT_TOO_LONG', field: last, message: 'is too long for us' },
        ...(first === last ? [] : [{ code: 'X', field: first, message: 'Who are you?' }]),
      ]

      test.beforeEach(({ page, content }) =>
        sendAnsweredBy(page, content, { status: 422, body: JSON.stringify({ errors }) }),
      )

      test('marks the fields, explains each error below its field, focuses the first, and keeps all input', async ({
        page,
        content,
      }) => {
        await expect(field(page, content, first)).toBeFocused()
        for (const [fieldName, sentence] of [
          [last, nameField(content, labels(content)[last] ?? '', 'is too long for us')],
          ...(first === last ? [] : [[first, 'Who are you?']]),
        ] as const) {
          await expectMarked(field(page, content, fieldName), sentence)
        }
        await expect(form(page, content).locator('[aria-invalid]')).toHaveCount(errors.length)
        expect(await values(page, content)).toEqual(written)
        await expect(form(page, content).getByRole('button')).toHaveCount(1)

        await expect(status(page, content).locator('p')).toHaveText([
          line(errors),
          content.forms.failure.marked,
        ])
      })

      test('clears the error of an edited field only', { tag: '@long' }, async ({
        page,
        content,
      }) => {
        await expect(field(page, content, first)).toBeFocused()
        await field(page, content, first).press('End')
        await field(page, content, first).press('x')
        await expect(field(page, content, first)).not.toHaveAttribute('aria-invalid')
        await expect(field(page, content, first)).toHaveAccessibleDescription('')
        await expect(form(page, content).locator('[aria-invalid]')).toHaveCount(errors.length - 1)
        await expect(field(page, content, first)).toBeFocused()
      })

      test('clears all errors when the form is sent again', { tag: '@long' }, async ({
        page,
        content,
      }) => {
        await expect(field(page, content, first)).toBeFocused()
        const arrival = Promise.withResolvers<void>()
        await page.unroute(`**${address(content)}`)
        await page.route(`**${address(content)}`, async (route) => {
          await arrival.promise
          await route.fulfill({ body: '{}' })
        })
        await send(page, content)
        await expect(status(page, content)).toBeEmpty()
        await expect(form(page, content).locator('[aria-invalid]')).toHaveCount(0)
        arrival.resolve()
        await expect(status(page, content)).toHaveText(content.forms.contact.success)
      })
    })

    test('announces a failure once to screen readers', { tag: '@long' }, async ({
      page,
      content,
    }) => {
      const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'Not an address.' }]
      const announced = await listen(page)
      await sendAnsweredBy(page, content, { status: 422, body: JSON.stringify({ errors }) })
      await expect(field(page, content, 'email')).toBeFocused()
      expect(await announced()).toEqual([`${line(errors)}${content.forms.failure.marked}`])
    })

    const whole = [{ code: 'TOO', message: 'It is too much.' }]
    const cases: [what: string, answer: Answer, errors: unknown, reason: string | null][] = [
      [
        'a request that is too large',
        { status: 413, body: JSON.stringify({ errors: whole }) },
        whole,
        whole[0]?.message ?? '',
      ],
      [
        'an answer from a closed service',
        { status: 503, body: '{"error":"We are closed.","errors":[]}' },
        [],
        'We are closed.',
      ],
      [
        'an error of an unknown field',
        json(422, { field: '_other', message: 'No.' }),
        [{ field: '_other', message: 'No.' }],
        'No.',
      ],
      ['an answer without a reason', { status: 500, body: '{}' }, undefined, null],
    ]
    for (const [what, answer, errors, reason] of cases) {
      test(`after ${what}, shows the failure line and a plain sentence below it`, {
        tag: '@long',
      }, async ({ page, content }) => {
        await sendAnsweredBy(page, content, answer)
        await expect(status(page, content).locator('p')).toHaveText([
          line(errors),
          reason ?? content.forms.failure.unknown,
        ])
        await expect(form(page, content).locator('[aria-invalid]')).toHaveCount(0)
        const emptied = Object.fromEntries(Object.keys(written).map((key) => [key, '']))
        expect(await values(page, content)).toEqual(resets ? emptied : written)
        await expect(form(page, content).getByRole('button')).toHaveCount(resets ? 2 : 1)
      })
    }

    test('says how long to wait after a 429 answer', { tag: '@long' }, async ({
      page,
      content,
    }) => {
      const body = '{"error":"Too many came.","message":"Too many came."}'
      await sendAnsweredBy(page, content, { status: 429, body, headers: { 'retry-after': '290' } })
      const { try_again } = content.forms.failure
      const advice = tryAgainSentence(try_again, 300, content.brand.locale)
      await expect(status(page, content).locator('p')).toHaveText([
        line(),
        `Too many came. ${advice}`,
      ])
    })

    test('after an HTML answer, shows the failure line and a plain sentence below it', {
      tag: '@long',
    }, async ({ page, content }) => {
      const body = '<h1>Internal <b>error</b> of a server</h1>'
      await sendAnsweredBy(page, content, { status: 500, body })
      await expect(status(page, content).locator('p').first()).toContainText(line())
      await expect(status(page, content).locator('p').last()).toHaveText(
        content.forms.failure.unknown,
      )
    })

    test('shows the message of a service as plain text, and truncates it', {
      tag: '@long',
    }, async ({ page, content }) => {
      const message = `<img src=x onerror=alert(1)>${'a'.repeat(5_000)}`
      await sendAnsweredBy(page, content, { status: 422, body: JSON.stringify({ error: message }) })
      const reason = status(page, content).locator('p').last()
      await expect(reason).toContainText('<img src=x onerror=alert(1)>aaa')
      expect((await reason.innerText()).length).toBeLessThanOrEqual(300)
      await expect(status(page, content).locator('img')).toHaveCount(0)
    })
  })
}

/** The sentence below a field that quotes the message of a service. */
function nameField({ forms }: SiteContent, label: string, message: string): string {
  return forms.failure.invalid_field.replace('{field}', label).replace('{message}', message)
}

function json(status: number, error: object) {
  return { status, body: JSON.stringify({ errors: [error] }) }
}

/** Expects a visible and an accessible error at a field, with its sentence outside any live region. */
async function expectMarked(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
  const id = (await field.getAttribute('aria-describedby')) ?? ''
  const below = field.page().locator(`[id="${id}"]`)
  // Both boxes are measured at once, because the page is still scrolling to the field.
  const gapPx = await field.evaluate((control, sentenceId) => {
    const top = document.getElementById(sentenceId)?.getBoundingClientRect().top ?? Number.NaN
    return top - control.getBoundingClientRect().bottom
  }, id)
  expect(gapPx).toBeGreaterThanOrEqual(0)
  await expect(below.locator('xpath=ancestor::*[@role="status"]')).toHaveCount(0)
}

test('a 200 answer with success "false" is shown as a failure', { tag: '@long' }, async ({
  page,
  content,
}) => {
  await page.route(`**/${content.brand.email}`, (route) =>
    route.fulfill({ body: '{"success":"false","message":"This form needs Activation."}' }),
  )
  await writeMessage(page, content, {})
  await expect(contactForm(page, content).getByRole('status').locator('p')).toHaveText([
    CONTACT_LINE,
    'This form needs Activation.',
  ])
})

test('a text that is too long for the receiver is marked and kept, and can be sent once it is shorter', async ({
  page,
  content,
}) => {
  const email = 'too-long@northfold.example'
  const comments = 'a'.repeat(MAX_LENGTHS.comments + 1)
  await writeMessage(page, content, { email, comments })
  const field = contactForm(page, content).locator('[name="comments"]')
  await expect(field).toBeFocused()
  const { labels } = content.forms.contact
  const { too_long } = content.forms.receiver
  const reason = too_long.replace('{maximum}', MAX_LENGTHS.comments.toLocaleString('en-GB'))
  await expectMarked(field, nameField(content, labels.comments, reason))
  await expect(field).toHaveValue(comments)
  expect(storedMessages(email)).toEqual([])
  await field.fill('Five pages.')
  await contactForm(page, content).locator('[type="submit"]').click()
  await expect(contactForm(page, content).getByRole('status')).toHaveText(
    content.forms.contact.success,
  )
  expect(storedMessages(email)).toMatchObject([{ comments: 'Five pages.' }])
})

test('a rejected reply keeps the saved details in its fields although the visitor unticked the box', {
  tag: '@long',
}, async ({ page, content }) => {
  const form = contactForm(page, content)
  const details = { name: 'Nora', email: EMAIL, website: 'northfold.example' }
  const open = async () => {
    await page.goto(content.posts[0]?.link ?? '')
    await beginForm(form)
  }
  const sendAnsweredBy = async (answer: object) => {
    await page.route(`**/${content.brand.email}`, (route) => route.fulfill(answer))
    await form.locator('[name="comments"]').fill('Thank you.')
    await form.locator('[type="submit"]').click()
    await expect(form.getByRole('status')).not.toBeEmpty()
  }
  await open()
  for (const [name, value] of Object.entries(details)) {
    await form.locator(`[name="${name}"]`).fill(value)
  }
  await form.getByRole('checkbox').check()
  await sendAnsweredBy({ body: '{}' })

  await open()
  await form.getByRole('checkbox').uncheck()
  await sendAnsweredBy(json(422, { field: 'comments', message: 'Too short.' }))
  for (const [name, value] of Object.entries({ ...details, comments: 'Thank you.' })) {
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
  }
})

const contactForm = (page: Page, { brand }: SiteContent) =>
  page.locator(`form[action="/${brand.email}"]`)

/** Fills in and sends a complete contact message. */
async function writeMessage(page: Page, content: SiteContent, words: Record<string, string>) {
  await page.goto('/contact')
  const form = contactForm(page, content)
  await beginForm(form)
  const message = { name: 'Nora', email: EMAIL, subject: 'A website', comments: 'Hello.', ...words }
  for (const [name, value] of Object.entries(message)) {
    const field = form.locator(`[name="${name}"]`)
    // The browser enforces maxlength, but an outdated page may have another limit.
    await field.evaluate((control) => control.removeAttribute('maxlength'))
    await field.fill(value)
  }
  await form.getByRole('checkbox').check()
  await form.locator('[type="submit"]').click()
}
