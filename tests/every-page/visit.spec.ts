import type { Page } from '@playwright/test'
import type { SiteContent } from '../../content-model/readContent.ts'
import {
  contentAt,
  DIFFERING_ADDRESSES,
  KIND_ADDRESSES,
  LIST_ADDRESSES,
  MAIN_ADDRESSES,
} from '../support/addresses.ts'
import { applyCss } from '../support/applyCss.ts'
import { beginForm } from '../support/beginForm.ts'
import { collectUncheckedPairs } from '../support/collectColourPairs.ts'
import { collectLostText } from '../support/collectLostText.ts'
import { collectWordsOnPictures } from '../support/collectWordsOnPictures.ts'
import { findInaccessible } from '../support/findInaccessible.ts'
import { IS_LONG_ROUND, LONG, roundOf } from '../support/round.ts'
import { scrollDown } from '../support/scrollDown.ts'
import { ADDED_ADDRESSES } from '../support/sites/edit.ts'
import { SITE_NAME, type SiteName } from '../support/sites/site.ts'
import { TEXT_SPACING_CSS } from '../support/textSpacing.ts'
import { expect, test } from '../support/visitor.ts'
import { weighPage } from '../support/weighPage.ts'

// A tab sometimes stops responding while it scrolls (scrollDown.ts); a new tab then works.
test.describe.configure({ retries: 1 })

const KIB = 1024
const MAX_SCRIPT_BYTES = 9 * KIB
/** Applies at every width. A busy browser may load a lazy picture early. */
const MAX_BYTES = 175 * KIB
const HEIGHT_PX = 900

/** 320 px is also a window of 1280 px at 400% zoom, and 640 px the same window at 200%. */
const WIDTHS_PX = roundOf([320, 390, 640, 768, 1024, 1440, 1920])

/** `npm test` visits the main pages only; longWords.spec.ts covers very long words there. */
const PHONE_VISITS: Record<SiteName, string[]> = {
  test: [],
  own: IS_LONG_ROUND ? DIFFERING_ADDRESSES : MAIN_ADDRESSES,
  edited: [...new Set([...LIST_ADDRESSES, ...ADDED_ADDRESSES])],
  bare: LIST_ADDRESSES,
  crowded: IS_LONG_ROUND ? LIST_ADDRESSES : [],
}
/** Pages of one kind differ by their words, which the visit on a phone reads at all widths. `edited` has a dark palette. */
const DESKTOP_VISITS: Partial<Record<SiteName, string[]>> = {
  own: KIND_ADDRESSES,
  edited: LIST_ADDRESSES,
}
const HAS_OWNERS_PICTURES = SITE_NAME === 'own' || SITE_NAME === 'edited'

/**
 * Service rows and pinned panels have room for a name and a line or two. Longer text overflows the row, but stays
 * inside the window.
 */
const CROWDED_ROWS = SITE_NAME === 'crowded' ? ['/home-2'] : []

/** Opens a page, checks its accessibility and weight, scrolls to its end and focuses its forms. */
async function visit(
  page: Page,
  address: string,
  width: number,
  content: SiteContent,
): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX })
  const weight = weighPage(page)
  await page.goto(address)
  const faults = await findInaccessible(page, 'html', { looksAtColours: false })
  expect.soft(faults, 'no accessibility violations').toEqual([])
  const { allBytes, scriptBytes, scriptFiles } = await weight()
  // The results page needs its script at once, to show results on the first screen.
  if (address !== contentAt(address).pages['search-result'].path) {
    expect.soft(scriptFiles, 'no script file is fetched before scrolling').toEqual([])
    expect
      .soft(scriptBytes, 'script is light before scrolling')
      .toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  }
  expect.soft(allBytes, 'the page is light before scrolling').toBeLessThanOrEqual(MAX_BYTES)
  expect.soft(allBytes, 'something was weighed').toBeGreaterThan(10 * KIB)
  if (HAS_OWNERS_PICTURES) {
    expect.soft(await collectWordsOnPictures(page), 'text on pictures is legible').toEqual([])
  }
  const unchecked = await collectUncheckedPairs(page, content)
  expect.soft(unchecked, 'each pair of colours has enough contrast in every palette').toEqual([])
  // Policy violations are console messages, which fail the test, so all islands must hydrate here.
  await scrollDown(page)
  // A form in a folded article is reachable once the disclosure is open. A key opens it, because a menu of very long
  // words is as high as the window.
  for (const fold of await page.locator('main details:has(form)').all()) {
    await fold.locator('summary').first().press('Enter')
  }
  for (const form of await page.locator('form[method="post"]').all()) await beginForm(form)
}

/** Expects no sideways scrolling and no lost text at any of the widths. */
async function readAt(page: Page, widths: readonly number[], how: string): Promise<void> {
  const mayRunOver = CROWDED_ROWS.includes(new URL(page.url()).pathname)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_PX })
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflowPx, `no sideways scrolling ${how} at ${width} px`).toBeLessThanOrEqual(0)
    if (mayRunOver) continue
    expect.soft(await collectLostText(page), `no text lost ${how} at ${width} px`).toEqual([])
  }
}

for (const address of PHONE_VISITS[SITE_NAME]) {
  test(`${address} is accessible and stays light on a phone, and loses no text at other widths, text sizes and spacings`, async ({
    page,
    content,
  }) => {
    await visit(page, address, 390, content)
    await readAt(page, WIDTHS_PX, 'as it is')
    await applyCss(page, 'html { font-size: 200% }')
    await readAt(page, roundOf([1440, 1024]), 'at 200% text')
    await applyCss(page, `html { font-size: 100% } ${TEXT_SPACING_CSS}`)
    await readAt(page, roundOf([320, 390, 1440]), 'with more spacing')
  })
}

for (const address of DESKTOP_VISITS[SITE_NAME] ?? []) {
  test(
    `${address} is accessible and stays light on a desktop`,
    { tag: `@${LONG}` },
    ({ page, content }) => visit(page, address, 1440, content),
  )
}
