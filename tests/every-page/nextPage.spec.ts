import type { Page } from '@playwright/test'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { applyCss } from '../support/applyCss.ts'
import { expect, test } from '../support/visitor.ts'

const WIDTHS_PX = [390, 1440]

// What script does with a page depends on the moment.
test.use({ javaScriptEnabled: false })

for (const address of CANONICAL_ADDRESSES) {
  test(`${address} looks the same to who comes from another page, and is sent without its styles`, async ({
    page,
  }) => {
    await page.goto(address)
    const first = await looksOf(page)
    await follow(page, address)
    const next = await looksOf(page)
    expect(next.length).toBe(first.length)
    const changed = next.flatMap((look, index) => changes(first[index] ?? '', look))
    expect(changed.slice(0, 20)).toEqual([])
  })
}

/** How each element of a page is drawn at each width, with what is drawn before and after it, its parts between bars. */
async function looksOf(page: Page): Promise<string[]> {
  // What is drawn tells of its place, which depends on the moment; what is not tells what styles ask for.
  await applyCss(page, 'body { display: none }')
  const looks: string[][] = []
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 })
    looks.push(await page.evaluate(looksNow))
  }
  return looks.flat()
}

function looksNow(): string[] {
  // That of a picture comes from the file that the browser is about to show.
  const isOfPicture = (name: string) => name === 'aspect-ratio'
  const names = [...getComputedStyle(document.body)].filter(
    (name) => !name.startsWith('--') && !isOfPicture(name),
  )
  const drawn = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo && style.content === 'none') return [pseudo]
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
  }
  const elements = [...document.body.querySelectorAll(':not(link, script)')]
  return elements.map((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => drawn(element, pseudo)).join('|'),
  )
}

/** What of the second look is not in the first. */
function changes(look: string, other: string): string[] {
  const parts = look.split('|')
  return other.split('|').filter((part, index) => part !== parts[index])
}

/** Opens what the server sends to who comes from another page of the site. */
async function follow(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
    await route.fulfill({ response: await route.fetch({ headers }) })
  })
  await page.goto(address)
  await page.unroute(address)
  // One that was sent as a first page would look the same.
  await expect(page.locator('head > link[rel="stylesheet"]')).toHaveCount(2)
}
