import { expect, test } from 'vitest'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'

const fields = { ...goodMessage, name: '', email: 'nora' }

test('a visitor without JavaScript gets a page with the errors and the right status', async () => {
  const { url } = await startReceiver()
  const headers = { referer: `${url}/about?x=1` }
  const answer = await postForm(`${url}/${MAILBOX}`, fields, { json: false, headers })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await answer.text()
  expect(page).toContain('<html lang="en-GB">')
  expect(page).toContain('<title>Not sent | Test agency</title>')
  expect(page).toContain('<h1>Your form was not sent</h1>')
  expect(page).toContain('<li>Name is required.</li>\n<li>Email should be an email.</li>')
  expect(page).toContain('Change it &amp; send it again.')
  expect(page).toContain('<a href="/about">Back to the form</a>')
})

test.for(['https://elsewhere.example/about', 'no address', '/about'])(
  'the link back leads to the home page if the referrer is %s',
  async (referer) => {
    const { url } = await startReceiver()
    const options = { json: false, headers: { referer } }
    const answer = await postForm(`${url}/${MAILBOX}`, fields, options)
    expect(await answer.text()).toContain('<a href="/">Back to the form</a>')
  },
)

test('the page repeats nothing that a visitor wrote', async () => {
  const { url } = await startReceiver()
  const markup = '<script>alert(1)</script>'
  const hostile = { [markup]: markup, email: markup, _next: markup, subject: markup }
  const answer = await postForm(`${url}/${MAILBOX}`, hostile, { json: false })
  expect(answer.status).toBe(422)
  expect(await answer.text()).not.toContain('script')
})

test('the page allows no script, and its style sheet exists', async () => {
  const { url } = await startReceiver()
  const answer = await postForm(`${url}/${MAILBOX}`, fields, { json: false })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const [, href] = /rel="stylesheet" href="([^"]+)"/.exec(await answer.text()) ?? []
  const style = await fetch(url + href)
  expect(style.status).toBe(200)
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
})
