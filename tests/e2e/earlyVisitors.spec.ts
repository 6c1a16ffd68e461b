import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ElementHandle, Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

const ISLANDS = join(import.meta.dirname, '../../site/islands')
const THANKS = '✔ Thanks for submitting!'

/** An island's page, the way to its first field, the text to type, and a use that needs hydration. */
type Case = {
  address: string
  reach: (page: Page) => Promise<void>
  typed: string
  use: (page: Page) => Promise<void>
}

const messageField = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const found = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('link')

async function sendMessage(page: Page) {
  await messageField(page, 'comments').fill('Five pages.')
  await page.locator('main form [type="submit"]').click()
  await expect(page.locator('main form').getByRole('status')).toContainText(THANKS)
}

const CASES: Record<string, Case> = {
  LiveResults: {
    address: '/about',
    reach: (page) => page.locator('[commandfor="search-dialog"]').first().press('Enter'),
    typed: 'gdpr',
    async use(page) {
      await expect(found(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(found(page).first()).toBeFocused()
    },
  },
  MessageAnswer: {
    address: '/contact',
    reach: (page) => messageField(page, 'name').focus(),
    typed: 'Nora Dunmore',
    async use(page) {
      await messageField(page, 'email').fill('early@northfold.example')
      await messageField(page, 'subject').fill('A website')
      await page.locator('main form').getByRole('checkbox').check()
      await sendMessage(page)
    },
  },
  NewsletterAnswer: {
    address: '/about',
    reach: (page) => page.locator('#newsletter-email').focus(),
    typed: 'early@northfold.example',
    async use(page) {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('contentinfo').getByRole('status')).toContainText(THANKS)
    },
  },
  SearchResults: {
    address: '/search-result?q=gdpr',
    reach: (page) => page.getByRole('main').getByRole('searchbox').focus(),
    typed: 'seo',
    use: (page) => expect(found(page).first()).toBeVisible(),
  },
}

/** Changes that other programs make to the DOM. Each function runs in the page. */
const CHANGES = {
  'without changes': () => {},
  'translated, with each text in an element of its own': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,textarea')) continue
      const font = document.createElement('font' as string)
      text.replaceWith(font)
      font.append(text)
    }
  },
  'with texts, attributes and elements changed by an extension': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() && !text.parentElement?.closest('script,style,textarea')) {
        text.data = `${text.data} `
      }
    }
    for (const part of document.querySelectorAll('form, form *, search *, astro-island *')) {
      part.setAttribute('data-extension', '')
    }
    for (const field of document.querySelectorAll('input, textarea, [role="status"]')) {
      field.after(document.createElement('x-sign'))
      field.before(document.createElement('x-sign'))
    }
  },
}

// If an extension adds elements to an empty island, React renders the island again and reports error 418.
test.use({ staged: [/Minified React error #418/] })

test('every island has a case here', () => {
  const names = globSync('*/*.island.tsx', { cwd: ISLANDS }).map((file) =>
    basename(file, '.island.tsx'),
  )
  expect(Object.keys(CASES)).toEqual(names.toSorted())
})

for (const [name, { address, reach, typed, use }] of Object.entries(CASES)) {
  for (const [how, change] of roundOf(Object.entries(CHANGES))) {
    // The other two islands use the same fields and the same form.
    const tag = ['LiveResults', 'MessageAnswer'].includes(name) ? [] : '@long'
    test(`${name} on a page ${how}: text typed before, during and after hydration stays, and the island works`, {
      tag,
    }, async ({ page }) => {
      const line = Promise.withResolvers<void>()
      await page.route('**/_astro/*.js', async (route) => {
        await line.promise
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('body > footer').waitFor()
      await reach(page)
      const field = (await page.evaluateHandle(
        () => document.activeElement,
      )) as ElementHandle<HTMLInputElement>
      const [before = '', meanwhile = '', after = ''] = thirdsOf(typed)
      await page.keyboard.type(before)
      await page.evaluate(change)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      line.resolve()
      await page.keyboard.type(meanwhile, { delay: 30 })
      await expect(
        page.locator(`astro-island[component-export="${name}"]`).first(),
      ).not.toHaveAttribute('ssr')
      await page.evaluate(change)
      await page.keyboard.type(after)
      expect(await field.inputValue()).toBe(typed)
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
      await use(page)
      expect(await field.evaluate((element) => element.isConnected)).toBe(true)
    })
  }
}

function thirdsOf(text: string): string[] {
  const third = Math.ceil(text.length / 3)
  return [text.slice(0, third), text.slice(third, 2 * third), text.slice(2 * third)]
}
