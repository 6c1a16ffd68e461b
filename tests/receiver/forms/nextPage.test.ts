import { expect, test } from 'vitest'
import { nextPage } from '../../../server/site/ownAddresses.ts'
import { postForm } from '../../support/receiver/requests.ts'
import { startReceiver } from '../../support/receiver/startReceiver.ts'

const pages = ['/', '/about', '/thank-you', '/thank-you/']
const hosts = ['agency.example', '127.0.0.1:4321']

function next(requested: string | undefined): string {
  return nextPage(requested, hosts, (path) => pages.includes(path))
}

test.for(['thank-you', '/thank-you', 'https://agency.example/thank-you', '', undefined])(
  '%s leads to the thank-you page',
  (requested) => {
    expect(next(requested)).toBe('/thank-you')
  },
)

test('a page of this site is accepted with its query', () => {
  expect(next('/about?from=form#top')).toBe('/about?from=form#top')
  expect(next('http://127.0.0.1:4321/about')).toBe('/about')
  expect(next('https://agency.example')).toBe('/')
})

test.for([
  'https://elsewhere.example/about',
  'https://agency.example.elsewhere.example/about',
  'https://agency.example@elsewhere.example/about',
  '//elsewhere.example/about',
  '\\\\elsewhere.example\\about',
  '/\\elsewhere.example/about',
  'https://agency.example//elsewhere.example/about',
  'javascript:alert(1)//about',
  'ftp://agency.example/about',
  '/no-such-page',
  '/about%0d%0aset-cookie:x=1',
  'https://[',
])('%s leads to the thank-you page instead', (requested) => {
  expect(next(requested)).toBe('/thank-you')
})

test('the field decides where a visitor without JavaScript is redirected', async () => {
  const { url } = await startReceiver()
  const own = { email: 'a@b.example', _next: `${url}/about` }
  const answer = await postForm(`${url}/f/newsletter`, own, { json: false })
  expect(answer.headers.get('location')).toBe('/about')
  const foreign = { email: 'c@d.example', _next: 'https://elsewhere.example/about' }
  const other = await postForm(`${url}/f/newsletter`, foreign, { json: false })
  expect(other.status).toBe(303)
  expect(other.headers.get('location')).toBe('/thank-you')
})
