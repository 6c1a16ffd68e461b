import { expect, test } from 'vitest'
import { commonText } from './dictionary.ts'

test('a dictionary holds what two pages have in common, once, in its order, and nothing else', () => {
  const page = (text: string) =>
    `<style>a{b:c}d{e:f}</style><header>Head</header><p>${text}</p><footer>Foot</footer>`
  const pages = [page('One'), page('Two'), page('Three')]
  expect(commonText(pages)).toBe(
    '<style>a{b:c}d{e:f}</style><header>Head</header><footer>Foot</footer>',
  )
})

test('what more pages share comes first where there is not room for all', () => {
  const rare = '<i>rare'
  const common = '<b>common'
  const pages = [rare + common, rare + common, rare + common, common]
  expect(commonText(pages, common.length)).toBe(common)
})

test('a site of one page has nothing to share', () => {
  expect(commonText(['<p>A<p>A'])).toBe('')
})
