import { expect, test } from 'vitest'
import { sitePolicies } from './sitePolicies.ts'

const own = {
  scripts: new Set(["'sha256-b'", "'sha256-a'"]),
  styles: new Set(["'sha256-c'"]),
  hasDataImages: false,
  formAddresses: ['/f/newsletter', '/hello@agency.example'],
  playerOrigin: undefined,
}

test('a site that keeps to itself talks to nobody else', () => {
  const { pages, styles } = sitePolicies(own)
  expect(pages).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b';")
  expect(pages).toContain("connect-src 'self';")
  expect(pages).toContain("form-action 'self';")
  expect(pages).toContain("frame-src 'none';")
  expect(styles).toBe("style-src 'self' 'sha256-c'")
})

test('forms may be sent to the services that take them, named once each', () => {
  const formAddresses = [
    'https://forms.example/f/1',
    'https://forms.example:8443/x',
    'https://forms.example/y',
  ]
  const { pages } = sitePolicies({ ...own, formAddresses })
  const services = "'self' https://forms.example https://forms.example:8443;"
  expect(pages).toContain(`connect-src ${services}`)
  expect(pages).toContain(`form-action ${services}`)
})

test('pictures in the text of a page are allowed where there are some', () => {
  expect(sitePolicies(own).pages).toContain("img-src 'self';")
  expect(sitePolicies({ ...own, hasDataImages: true }).pages).toContain("img-src 'self' data:;")
})

test('a hosted film may be framed, and nothing else', () => {
  const { pages } = sitePolicies({ ...own, playerOrigin: 'https://player.vimeo.com' })
  expect(pages).toContain('frame-src https://player.vimeo.com;')
})
