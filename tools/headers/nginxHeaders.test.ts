import { expect, test } from 'vitest'
import { nginxHeaders, nginxMaps } from './nginxHeaders.ts'

const none = { everywhere: {}, policies: {} }

test('nginx keeps a folder of hashed names for a year and one file for a day', () => {
  const maps = nginxMaps(none, ['_astro/a.1.js', 'about.html', 'favicon.svg'])
  expect(maps).toContain('    default "no-cache";\n')
  expect(maps).toContain('    "~^/_astro/" "public, max-age=31536000, immutable";\n')
  expect(maps).toContain('    "~^/favicon\\.svg$" "public, max-age=86400";\n')
  expect(maps).not.toContain('about')
})

test('what only a page needs is left out with what is none, and of it a drawing has the policy', () => {
  const everywhere = { 'x-one': '1', 'x-frame-options': 'DENY', 'content-security-policy': 'none' }
  const headers = { ...none, everywhere }
  expect(nginxMaps(headers, ['a.woff2', 'b.html', 'c.svg'])).toContain(
    'map $uri $site_x_frame_options {\n    default "DENY";\n    "~\\.svg$" "";\n    "~\\.woff2$" "";\n}\n',
  )
  const lines = nginxHeaders(headers)
  expect(lines).toContain('add_header x-one "1" always;\n')
  expect(lines).toContain('add_header x-frame-options $site_x_frame_options always;\n')
})

test('each page is sent its own policy, and what is no page of the site the common one', () => {
  const headers = {
    everywhere: { 'content-security-policy': "default-src 'none'" },
    policies: { 'about.html': "script-src 'self'", 'services/seo.html': "script-src 'none'" },
  }
  expect(nginxMaps(headers, ['a.css', 'about.html', 'services/seo.html'])).toContain(
    `map $uri $site_content_security_policy {
    default "default-src 'none'";
    "~^(/\\.next)?/about\\.html(\\.(br|dcb))?$" "script-src 'self'";
    "~^(/\\.next)?/services/seo\\.html(\\.(br|dcb))?$" "script-src 'none'";
    "~\\.css$" "";
}
`,
  )
})

test('quotation marks within a header stay within it', () => {
  const everywhere = { 'permissions-policy': 'fullscreen=(self "https://a.example")' }
  expect(nginxMaps({ ...none, everywhere }, [])).toContain(
    'default "fullscreen=(self \\"https://a.example\\")";',
  )
})

test('a header that nginx would read variables in is refused', () => {
  expect(() => nginxHeaders({ everywhere: { 'x-price': '$5' } })).toThrow('nginx cannot take "$5"')
})

test('a page names the dictionary where it came by https, and the dictionary says what it is for', () => {
  const dictionary = { file: '_astro/pages.a1.dict', hash: 'a+b/c=' }
  const maps = nginxMaps({ ...none, dictionary }, [])
  expect(maps).toContain(
    `map $https$uri $site_dictionary_link {
    default "";
    "~^on/.*\\.html(\\.(br|dcb))?$" "</_astro/pages.a1.dict>; rel=\\"compression-dictionary\\"";
}
`,
  )
  expect(maps).toContain(
    `    "~^/_astro/pages\\.a1\\.dict$" "match=\\"/*\\", match-dest=(\\"document\\")";\n`,
  )
  expect(maps).toContain('    "~^:a\\+b/c=: ')
})

test('a page that brings its styles names the file that next pages take them from', () => {
  expect(nginxMaps({ ...none, stylesFile: '_astro/pages.a1.css' }, [])).toContain(
    `map $status$uri $site_server_timing {
    default "";
    "~^30[78]|^\\d+/\\.next/" "";
    "~\\.html(\\.(br|dcb))?$" "css;desc=\\"/_astro/pages.a1.css\\"";
}
`,
  )
})
