import type { Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

const PAGES = [
  { address: '/login', button: 'Login', passwordKind: 'current-password' },
  { address: '/register', button: 'Register', passwordKind: 'new-password' },
]
const SECRET = 'correct-horse-battery'

const card = (page: Page) => page.getByRole('main')

for (const { address, button, passwordKind } of roundOf(PAGES)) {
  for (const javaScriptEnabled of roundOf([true, false])) {
    test.describe(`${address} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled })

      test('marks its fields for password managers, says that accounts are not open, and sends and stores nothing', async ({
        page,
        context,
      }) => {
        const requests: string[] = []
        page.on('request', (request) =>
          requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
        )
        await page.goto(address)
        const answer = card(page).getByRole('heading', { name: 'Client accounts are not open yet' })
        await expect(answer).toBeHidden()
        await expect(card(page).getByLabel('Username')).toHaveAttribute('autocomplete', 'username')
        await expect(card(page).getByLabel('Password')).toHaveAttribute(
          'autocomplete',
          passwordKind,
        )
        await card(page).getByLabel('Username').fill('nora@northfold.example')
        await card(page).getByLabel('Password').fill(SECRET)
        await card(page).getByLabel('Remember me').check()
        await card(page).getByRole('button', { name: button }).click()

        await expect(answer).toBeVisible()
        await expect(card(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
          'href',
          '/contact',
        )
        await expect(page).toHaveURL(`${address}?#not-open`)
        expect(requests.filter((request) => /POST|nora|correct/.test(request))).toEqual([])
        expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
      })
    })
  }
}
