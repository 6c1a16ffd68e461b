import { readContent } from '../../content-model/readContent.ts'
import { elementsOf } from '../../site/lib/html.ts'
import { answerBytes, secondVisitHeaders } from '../../tools/bench/answerBytes.ts'
import { BUILT_DIRECTORY, CONTENT_DIRECTORY } from '../sites/site.ts'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

const KIB = 1024
/** Of a page's document with its head: all that a second page fetches beside new pictures. */
const MAX_BYTES = 15.25 * KIB
/** Where a page is longer without any style. */
const MAX_LONG_BYTES = 19.5 * KIB
const MAX_BYTES_WITH_DICTIONARY = 7 * KIB
/** With its head: what the first page pays for the next ones. */
const MAX_SHARED_STYLE_BYTES = 6.25 * KIB

const { pages } = await readContent(CONTENT_DIRECTORY)
const LONG_ADDRESSES = new Set<string>([pages.home, pages['home-dark']].map(({ path }) => path))

test('a second page is light, and half of that where the browser holds the dictionary', async ({
  baseURL,
}) => {
  const visits = secondVisitHeaders(BUILT_DIRECTORY)
  for (const address of CANONICAL_ADDRESSES) {
    const usual = await answerBytes(baseURL + address, visits.usual)
    const rest = await answerBytes(baseURL + address, visits.withDictionary)
    expect
      .soft(usual, address)
      .toBeLessThanOrEqual(LONG_ADDRESSES.has(address) ? MAX_LONG_BYTES : MAX_BYTES)
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
})

test('a second page fetches no script, no style and no logo again', async ({ page }) => {
  await page.goto(pages.login.path)
  await page.waitForLoadState('networkidle')
  const fetched: string[] = []
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    const isShared =
      /^(script|stylesheet|font)$/.test(request.resourceType()) || request.url().endsWith('.svg')
    if (isShared && responseBodySize > 0) fetched.push(request.url())
  })
  await page.goto(pages.register.path)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})
