import { expect, test } from 'vitest'
import { pagePolicy, sharedPolicies } from './sitePolicies.ts'

const page = {
  scripts: new Set(["'sha256-b'", "'sha256-a'"]),
  styles: new Set(["'sha256-c'"]),
  players: new Set<string>(),
  counters: new Set<string>(),
  hasDataImages: false,
}
const otherPage = {
  scripts: new Set(["'sha256-d'", "'sha256-a'"]),
  styles: new Set(["'sha256-e'"]),
  players: new Set(['https://player.vimeo.com']),
  counters: new Set<string>(),
  hasDataImages: true,
}
const site = {
  formAddresses: ['/f/newsletter', '/hello@agency.example'],
}

/** The sources of a policy by directive. */
function read(policy: string): Record<string, string> {
  const parts = policy.split('; ').map((part) => part.split(/ (.*)/, 2))
  return Object.fromEntries(parts)
}

test('a page of a site without third parties sends no requests to other hosts', () => {
  expect(read(pagePolicy(page, site))).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b'",
    'style-src': "'self' 'sha256-c'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  })
})

test('forms may be sent to their services, and each origin is named once', () => {
  const formAddresses = [
    'https://forms.example/f/1',
    'https://forms.example:8443/x',
    'https://forms.example/y',
  ]
  expect(read(pagePolicy(page, { ...site, formAddresses }))).toMatchObject({
    'connect-src': "'self' https://forms.example https://forms.example:8443",
    'form-action': "'self' https://forms.example https://forms.example:8443",
  })
})

test('inline pictures are allowed on pages that contain some', () => {
  expect(read(pagePolicy(otherPage, site))).toMatchObject({ 'img-src': "'self' data:" })
})

test('only pages with a film may frame the host of the film', () => {
  expect(read(pagePolicy(otherPage, site))).toMatchObject({
    'frame-src': 'https://player.vimeo.com',
  })
  expect(read(pagePolicy(page, site))).not.toHaveProperty('frame-src')
})

test('a third-party counter may run and send data on the pages that include it', () => {
  const counted = { ...page, counters: new Set(['https://counter.example']) }
  expect(read(pagePolicy(counted, site))).toMatchObject({
    'script-src': "'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b' https://counter.example",
    'connect-src': "'self' https://counter.example",
    'img-src': "'self' https://counter.example",
  })
})

test('on a host with one rule for all pages, the two policies together allow what every page needs', () => {
  const [rest = '', styles = ''] = sharedPolicies([page, otherPage], site)
  expect(read(rest)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b' 'sha256-d'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'frame-src': 'https://player.vimeo.com',
  })
  expect(read(styles)).toEqual({ 'style-src': "'self' 'sha256-c' 'sha256-e'" })
})
