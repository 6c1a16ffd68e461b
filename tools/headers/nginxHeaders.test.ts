import { expect, test } from 'vitest'
import { nginxHeaders, nginxMaps } from './nginxHeaders.ts'

test('nginx keeps a folder of hashed names for a year and one file for a day', () => {
  const maps = nginxMaps([], ['_astro/a.1.js', 'about.html', 'favicon.svg'])
  expect(maps).toContain('    default "no-cache";\n')
  expect(maps).toContain('    "~^/_astro/" "public, max-age=31536000, immutable";\n')
  expect(maps).toContain('    "~^/favicon\\.svg$" "public, max-age=86400";\n')
  expect(maps).not.toContain('about')
})

test('what only a page needs is left out with what is none', () => {
  const everywhere: [string, string][] = [
    ['x-one', '1'],
    ['x-frame-options', 'DENY'],
  ]
  expect(nginxMaps(everywhere, ['a.woff2', 'b.html', 'c.svg'])).toContain(
    'map $uri $site_page_header_1 {\n    default "DENY";\n    "~\\.woff2$" "";\n}\n',
  )
  const headers = nginxHeaders(everywhere)
  expect(headers).toContain('add_header x-one "1" always;\n')
  expect(headers).toContain('add_header x-frame-options $site_page_header_1 always;\n')
})

test('quotation marks within a header stay within it', () => {
  const policy: [string, string][] = [
    ['permissions-policy', 'fullscreen=(self "https://a.example")'],
  ]
  expect(nginxMaps(policy, [])).toContain('default "fullscreen=(self \\"https://a.example\\")";')
})

test('a header that nginx would read variables in is refused', () => {
  expect(() => nginxHeaders([['x-price', '$5']])).toThrow('nginx cannot take "$5"')
})
