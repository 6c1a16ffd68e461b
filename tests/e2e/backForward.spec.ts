import { INTERACTIVE_ADDRESSES } from '../support/addresses.ts'
import { laidOut } from '../support/laidOut.ts'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

for (const address of roundOf(INTERACTIVE_ADDRESSES)) {
  test(`${address} is restored from the back/forward cache`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // Playwright disables the cache. Some headless browsers lack it, and then report their reasons.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage({ baseURL })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.enable')
    const reasons: string[] = []
    let isJudged = false
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      isJudged = true
      for (const { type, reason } of notRestoredExplanations) {
        // The browser's own limits are circumstantial.
        if (type !== 'Circumstantial') reasons.push(reason)
      }
    })
    devtools.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') isJudged = true
    })
    await page.goto(address)
    await laidOut(page)
    await page.mouse.move(4, 400, { steps: 2 })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.goto(INTERACTIVE_ADDRESSES.find((other) => other !== address) ?? '')
    // A page from the cache fires no load event.
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => isJudged).toBe(true)
    expect(reasons).toEqual([])
    await browser.close()
  })
}
