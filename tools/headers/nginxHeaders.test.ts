import { expect, test } from 'vitest'
import { nginxHeaders, nginxMaps } from './nginxHeaders.ts'

test('nginx keeps a folder of hashed names for a year and one file for a day', () => {
  const maps = nginxMaps(['_astro/a.1.js', 'about.html', 'favicon.svg'])
  expect(maps).toContain('    default no-cache;\n')
  expect(maps).toContain('    "~^/_astro/" "public, max-age=31536000, immutable";\n')
  expect(maps).toContain('    "~^/favicon\\.svg$" "public, max-age=86400";\n')
  expect(maps).not.toContain('about')
})

test('quotation marks within a header stay within it', () => {
  const headers = nginxHeaders([['permissions-policy', 'fullscreen=(self "https://a.example")']])
  expect(headers).toContain(
    'add_header permissions-policy "fullscreen=(self \\"https://a.example\\")" always;\n',
  )
})

test('a header that nginx would read variables in is refused', () => {
  expect(() => nginxHeaders([['x-price', '$5']])).toThrow('nginx cannot take "$5"')
})
