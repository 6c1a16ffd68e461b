import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodMessage, postForm, rawRequest } from '../../support/receiver/requests.ts'
import { MAILBOX, openReceiver, startReceiver } from '../../support/receiver/startReceiver.ts'
import { storedRows } from '../../support/receiver/submissions.ts'

const SITE = 'https://agency.example'
const STAGING = 'https://staging.agency.example'
const FORMS = ['/f/newsletter', `/${MAILBOX}`, `/ajax/${MAILBOX}`]

let url: string
let dataDirectory: string
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ url, dataDirectory, stop } = await openReceiver({ allowedOrigins: [STAGING] }))
})
afterAll(() => stop())

/** Posts as a browser does from a page of `origin`, with a new message each time. */
let messages = 0
function postFrom(origin: string | undefined, path: string, more: Record<string, string> = {}) {
  const headers = { ...(origin === undefined ? {} : { origin }), ...more }
  const fields = { ...goodMessage, comments: `Message ${++messages}` }
  return postForm(url + path, fields, { headers, json: more.accept === undefined })
}

test('a form of the site itself is accepted, and its script may read the response', async () => {
  for (const origin of [SITE, STAGING]) {
    for (const path of FORMS) {
      const answer = await postFrom(origin, path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('vary')).toBe('accept, origin')
    }
  }
})

test("the site's script can read a rejection, and when to try again", async () => {
  const answer = await postForm(`${url}/f/newsletter`, { email: '' }, { headers: { origin: SITE } })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
  expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after')
})

test('a form of a page that the receiver serves is accepted under any host name', async () => {
  const answer = await postFrom(url, '/f/newsletter')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('a request without an Origin is accepted', async () => {
  expect((await postFrom(undefined, '/f/newsletter')).status).toBe(200)
})

test.for([
  'https://elsewhere.example',
  'https://agency.example.elsewhere.example',
  'http://agency.example',
  'https://agency.example:8443',
  'https://agency.example@elsewhere.example',
  'chrome-extension://abc',
  'https://agency.example, https://elsewhere.example',
  'not an origin',
])('a form from %s is rejected and not stored', async (origin) => {
  const before = storedRows(dataDirectory).length
  for (const path of FORMS) {
    const answer = await postFrom(origin, path)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await answer.json()).toMatchObject(
      path.startsWith('/f/')
        ? {
            error: 'From another site.',
            errors: [{ code: 'CROSS_SITE', message: 'From another site.' }],
          }
        : { success: 'false', message: 'From another site.' },
    )
  }
  expect(storedRows(dataDirectory)).toHaveLength(before)
})

test('a visitor without JavaScript reads the rejection on a page', async () => {
  const answer = await postFrom('https://elsewhere.example', `/${MAILBOX}`, { accept: 'text/html' })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toContain('<li>From another site.</li>')
})

test('a page with an opaque origin is rejected only if the browser reports another site', async () => {
  const from = (site: string) => postFrom('null', '/f/newsletter', { 'sec-fetch-site': site })
  expect((await from('cross-site')).status).toBe(403)
  expect((await from('same-origin')).status).toBe(200)
  expect((await postFrom('null', '/f/newsletter')).status).toBe(200)
})

test('a preflight request from the site learns what its pages may send', async () => {
  const asked = { origin: STAGING, 'access-control-request-method': 'POST' }
  for (const path of FORMS) {
    const answer = await rawRequest(url, path, { method: 'OPTIONS', headers: asked })
    expect(answer.status).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': STAGING,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      vary: 'origin',
    })
  }
})

test('a preflight request from another site is allowed nothing', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  const answer = await rawRequest(url, '/f/newsletter', { method: 'OPTIONS', headers })
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  )
})

test('no Host header can change where a visitor is redirected', async () => {
  const body = `email=a@b.example&_next=${encodeURIComponent('https://elsewhere.example/about')}`
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const host of [
    'elsewhere.example',
    'elsewhere.example:80',
    '',
    '@elsewhere.example',
    'a b',
  ]) {
    const headers = { ...type, host, 'x-forwarded-host': 'elsewhere.example' }
    const answer = await rawRequest(url, '/f/newsletter', {
      method: 'POST',
      headers,
      pieces: [body],
    })
    expect([303, 400]).toContain(answer.status)
    if (answer.status === 303) expect(answer.headers.location).toMatch(/^\/[a-z]/)
    const page = await rawRequest(url, '/about/', { headers: { host } })
    expect(page.status === 400 || page.headers.location === '/about').toBe(true)
  }
})

test('a receiver on its own host redirects to the site that the form came from', async () => {
  const alone = await startReceiver({ siteDirectory: null, allowedOrigins: [STAGING] })
  const post = async (origin: string | undefined, next: string) => {
    const headers: Record<string, string> = origin === undefined ? {} : { origin }
    const fields = { email: `visitor-${++messages}@b.example`, _next: next }
    const answer = await postForm(`${alone.url}/f/newsletter`, fields, { json: false, headers })
    return answer.headers.get('location')
  }
  expect(await post(SITE, 'thank-you')).toBe(`${SITE}/thank-you`)
  expect(await post(STAGING, `${STAGING}/about`)).toBe(`${STAGING}/about`)
  expect(await post(undefined, '/about')).toBe(`${SITE}/about`)
  expect(await post(undefined, 'https://elsewhere.example/about')).toBe(`${SITE}/thank-you`)
  expect(await post(SITE, `${SITE}//elsewhere.example/`)).toBe(`${SITE}/thank-you`)
  expect(await post(alone.url, `${SITE}//elsewhere.example/`)).toBe('/thank-you')

  const headers = { origin: SITE, referer: `${SITE}/about` }
  const rejected = await postForm(`${alone.url}/${MAILBOX}`, {}, { json: false, headers })
  expect(await rejected.text()).toContain(`<a href="${SITE}/about">Back to the form</a>`)
})
