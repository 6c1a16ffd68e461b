import { readContent } from '../../content-model/readContent.ts'
import { readSiteHeaders } from '../../receiver/src/site/siteIndex.ts'
import { elementsOf } from '../../site/lib/html.ts'
import { answerBytes, secondVisitHeaders } from '../../tools/bench/answerBytes.ts'
import { BUILT_DIRECTORY, CONTENT_DIRECTORY } from '../sites/site.ts'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

const KIB = 1024
/** Of a page's document with its head: all that a second page fetches beside new pictures. */
const MAX_BYTES = 13.25 * KIB
const MAX_BYTES_WITH_DICTIONARY = 6.25 * KIB
/** With their heads: what the first page pays for the next ones, and what it fetches for them once it is there. */
const MAX_SHARED_STYLE_BYTES = 6.25 * KIB
const MAX_NEXT_STYLE_BYTES = 13 * KIB
const MAX_DICTIONARY_BYTES = 19 * KIB

const { pages } = await readContent(CONTENT_DIRECTORY)

test('a second page is light, and half of that where the browser holds the dictionary', async ({
  baseURL,
}) => {
  const visits = secondVisitHeaders(BUILT_DIRECTORY)
  for (const address of CANONICAL_ADDRESSES) {
    const usual = await answerBytes(baseURL + address, visits.usual)
    const rest = await answerBytes(baseURL + address, visits.withDictionary)
    expect.soft(usual, address).toBeLessThanOrEqual(MAX_BYTES)
    expect
      .soft(rest, `${address} with the dictionary`)
      .toBeLessThanOrEqual(MAX_BYTES_WITH_DICTIONARY)
  }
})

test('what a first page fetches for the next ones is light, and all pages name the same file', async ({
  baseURL,
  request,
}) => {
  const files = new Set<string | undefined>()
  for (const address of CANONICAL_ADDRESSES) {
    const elements = elementsOf(await (await request.get(address)).text())
    files.add(elements.find(({ attributes }) => attributes.rel === 'stylesheet')?.attributes.href)
  }
  const [file] = files
  expect(files.size).toBe(1)
  const { usual } = secondVisitHeaders(BUILT_DIRECTORY)
  expect(await answerBytes(`${baseURL}${file}`, usual)).toBeLessThanOrEqual(MAX_SHARED_STYLE_BYTES)
  const { stylesFile, dictionary } = readSiteHeaders(BUILT_DIRECTORY)
  const weigh = (path = '') => answerBytes(`${baseURL}/${path}`, usual)
  expect(await weigh(stylesFile)).toBeLessThanOrEqual(MAX_NEXT_STYLE_BYTES)
  expect(await weigh(dictionary?.file)).toBeLessThanOrEqual(MAX_DICTIONARY_BYTES)
})

test('a second page comes without styles, and fetches no script, no style and no logo again', async ({
  page,
}) => {
  const styles = page.waitForResponse(/_astro\/pages\.\w+\.css$/)
  await page.goto(pages.login.path)
  await (await styles).finished()
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.waitForURL(pages.register.path)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('style')).toHaveCount(0)
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, transferSize }) => ({ name, transferSize }),
    ),
  )
  const shared = files.filter(({ name }) => /\.(css|js|woff2|svg)$/.test(name))
  expect(shared.length).toBeGreaterThan(3)
  expect(shared.filter(({ transferSize }) => transferSize > 0)).toEqual([])
})
