import { INTERACTIVE_ADDRESSES } from '../support/addresses.ts'
import { openPrerenderTab, type PrerenderTab } from '../support/prerenderTab.ts'
import { expect, test } from '../support/visitor.ts'

// On a busy machine a tab sometimes stops responding (prerenderTab.ts); a new tab then works.
test.describe.configure({ retries: 1 })

let tab: PrerenderTab

test.beforeEach(async ({ baseURL }) => {
  tab = await openPrerenderTab(`${baseURL}/accessibility`)
})

test.afterEach(() => tab.close())

/** The state of the page. `sleeping` counts the islands that have not hydrated. */
const state = () =>
  tab.evaluate<{
    path: string
    prerendering: boolean
    counting: number
    islands: number
    sleeping: number
  }>(`({
    path: location.pathname,
    prerendering: document.prerendering,
    counting: document.querySelectorAll('[data-counting]').length,
    islands: document.querySelectorAll('astro-island').length,
    sleeping: document.querySelectorAll('astro-island[ssr]').length,
  })`)

const figures = () =>
  tab.evaluate<string[]>(
    `[...document.querySelectorAll('[data-count-up]')].map(({ textContent }) => textContent)`,
  )

/** Files that the page downloaded more than once. Responses from the cache do not count. */
const fetchedTwice = () =>
  tab.evaluate<string[]>(`performance.getEntriesByType('resource')
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ name }) => name)
    .filter((name, index, all) => all.indexOf(name) !== index)`)

/** Scrolls the first match of a selector to the middle of the window, and lets the browser draw it. */
const show = (selector: string) =>
  tab.evaluate(`new Promise((resolve) => {
    document.querySelector(${JSON.stringify(selector)})
      .scrollIntoView({ block: 'center', behavior: 'instant' })
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })`)

for (const address of INTERACTIVE_ADDRESSES) {
  test(`${address} does not hydrate while it is prerendered, only once it is shown`, {
    tag: '@long',
  }, async () => {
    await tab.prerender(address)
    const before = await state()
    expect(before).toMatchObject({ path: address, prerendering: true, counting: 0 })
    // Islands hydrate on first use or near the viewport, and a hidden page has neither.
    expect(before.sleeping).toBe(before.islands)
    await tab.activate()
    await show('body > footer form')
    await tab.evaluate(`document.querySelector('body > footer form input').focus()`)
    await expect.poll(async () => (await state()).sleeping).toBeLessThan(before.sleeping)
    expect(await state()).toMatchObject({ path: address, prerendering: false })
    expect(await fetchedTwice()).toEqual([])
  })
}

test('counters wait until the page is shown, and count once', { tag: '@long' }, async () => {
  await tab.prerender('/')
  await tab.evaluate(`{
    globalThis.starts = 0
    new MutationObserver(() => { starts += 1 })
      .observe(document.querySelector('[data-counters]'), { attributeFilter: ['data-counting'] })
  }`)
  const final = await figures()
  await tab.activate()
  expect(await tab.evaluate('starts')).toBe(0)
  // Counters that are in view at the first frame keep their final figures.
  await show('h1')
  await show('[data-counters]')
  await expect.poll(() => tab.evaluate('starts')).toBe(1)
  await expect.poll(figures).toEqual(final)
  await show('h1')
  await show('[data-counters]')
  expect(await tab.evaluate('starts')).toBe(1)
})

test('a form of a prerendered page focuses a missing field', { tag: '@long' }, async () => {
  await tab.prerender('/contact')
  await tab.activate()
  await show('main form')
  await tab.evaluate(`document.querySelector('main form input').focus()`)
  await expect
    .poll(() => tab.evaluate(`document.querySelector('main astro-island').hasAttribute('ssr')`))
    .toBe(false)
  await tab.evaluate(`document.querySelector('main form').requestSubmit()`)
  expect(await tab.evaluate(`document.activeElement.matches('main form :invalid')`)).toBe(true)
})
