import { expect, test } from 'vitest'
import { graphText } from './graphText.ts'

test('no word of the content can end the script element, and every word arrives as it was', () => {
  const name = '</script><script>alert(1)</script><!-- & "quotes"'
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  } as const
  const text = graphText(graph)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(graph)
})
