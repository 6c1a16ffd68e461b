import { answerBytes, secondVisitHeaders } from '../../tools/bench/answerBytes.ts'
import { median } from '../../tools/bench/median.ts'
import { BUILT_DIRECTORY } from '../sites/site.ts'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

const KIB = 1024
/** Of a page's document with its head: all that a second page fetches beside new pictures. */
const MAX_BYTES = 29 * KIB
const MAX_MEDIAN_BYTES = 19 * KIB
const MAX_BYTES_WITH_DICTIONARY = 8 * KIB

test('a second page is light, and half of that where the browser holds the dictionary', async ({
  baseURL,
}) => {
  const visits = secondVisitHeaders(BUILT_DIRECTORY)
  const usualBytes: number[] = []
  for (const address of CANONICAL_ADDRESSES) {
    const usual = await answerBytes(baseURL + address, visits.usual)
    const rest = await answerBytes(baseURL + address, visits.withDictionary)
    expect.soft(usual, address).toBeLessThanOrEqual(MAX_BYTES)
    expect
      .soft(rest, `${address} with the dictionary`)
      .toBeLessThanOrEqual(MAX_BYTES_WITH_DICTIONARY)
    usualBytes.push(usual)
  }
  expect(median(usualBytes)).toBeLessThanOrEqual(MAX_MEDIAN_BYTES)
})

test('a second page fetches no script and no style again', async ({ page }) => {
  const [first = '', second = ''] = CANONICAL_ADDRESSES
  await page.goto(first)
  await page.waitForLoadState('networkidle')
  const fetched: string[] = []
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    if (/^(script|stylesheet|font)$/.test(request.resourceType()) && responseBodySize > 0) {
      fetched.push(request.url())
    }
  })
  await page.goto(second)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})
