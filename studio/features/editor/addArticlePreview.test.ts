import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { parseArticle } from '../../../content-model/parse.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { addGuards } from '../../kit/addGuards.ts'
import { addPages } from '../../kit/addPages.ts'
import { addFormBody } from '../../kit/requestBody.ts'
import { addArticlePreview } from './addArticlePreview.ts'

const PORT = 4330
const ORIGIN = `http://127.0.0.1:${PORT}`
const HEADERS = { host: `127.0.0.1:${PORT}`, origin: ORIGIN }
const FILE = 'content/posts/security.mdx'

const projectDirectory = join(import.meta.dirname, '../../..')
const stored = () => readFile(join(TEST_CONTENT, 'posts/security.mdx'), 'utf8')
const opened = parseArticle(FILE, await stored())
const { firstLine = 0 } = opened.article ?? {}
const value = 'value' in opened ? opened.value : undefined

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

/** A studio with the article preview only. */
function openPreview() {
  const app = Fastify()
  addPages(app, bundle)
  addGuards(app, { port: PORT, origin: undefined })
  addFormBody(app)
  addArticlePreview(app, {
    projectDirectory,
    contentDirectory: TEST_CONTENT,
    articles: bundle.articles,
  })
  onTestFinished(() => app.close())
  const article = (changed: object) => ({ file: FILE, value, body: '\n\nWords.\n', ...changed })
  return {
    get: (url: string) => app.inject({ url, headers: { host: HEADERS.host } }),
    ask: (changed: object = {}, headers: Record<string, string> = HEADERS) =>
      app.inject({
        method: 'POST',
        url: '/api/article-preview',
        headers,
        payload: article(changed),
      }),
    send: (changed: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/article-preview',
        headers: {
          ...HEADERS,
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: String(new URLSearchParams({ article: JSON.stringify(article(changed)) })),
      }),
  }
}

test('the preview fills in variables and writes nothing to disk', async () => {
  const before = await stored()
  const { ask } = openPreview()
  const { page, errors } = (
    await ask({ value: { title: 'Not saved' }, body: '\n\nBy **{name}**.\n' })
  ).json()
  expect(errors).toEqual([])
  expect(page).toContain('<h1>Not saved</h1>')
  expect(page).toMatch(/By <strong>[^{}<]+<\/strong>/)
  expect(await stored()).toBe(before)
})

test('the preview of a legal page shows its heading, not its title', async () => {
  const heads = { title: 'In the tab', heading: 'On the page' }
  const { page } = (
    await openPreview().ask({ file: 'content/legal/unnamed.mdx', value: heads })
  ).json()
  expect(page).toContain('<h1>On the page</h1>')
})

test('an error in the text is reported with its line, and the rest is shown', async () => {
  const { page, errors } = (
    await openPreview().ask({ body: '\n\nWords.\n\n[Here](/nowhere-at-all)\n' })
  ).json()
  expect(errors).toMatchObject([{ place: { file: FILE, line: firstLine + 4 } }])
  expect(errors[0].problem).toContain('/nowhere-at-all')
  expect(page).toContain('Words.')
})

test('a text with a syntax error has no preview, and the error names its line', async () => {
  const answer = (await openPreview().ask({ body: '\n\n<PullQuote>\n' })).json()
  expect(answer).not.toHaveProperty('page')
  expect(answer.errors).toMatchObject([{ place: { line: firstLine + 2 } }])
})

test('an article without a file has a preview too', async () => {
  const { page, errors } = (await openPreview().ask({ file: 'content/posts/unnamed.mdx' })).json()
  expect([page, errors]).toEqual([expect.stringContaining('Words.'), []])
})

test('in a tab of its own the preview runs no scripts and cannot be framed', async () => {
  const response = await openPreview().send({ body: '\n\nWords\n' })
  expect(response.body).toContain('Words')
  const policy = response.headers['content-security-policy']
  expect(policy).toMatch(/^sandbox allow-same-origin;/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('in a tab of its own a syntax error gets a readable error page', async () => {
  const response = await openPreview().send({ body: '\n\n<PullQuote>\n' })
  expect(response.statusCode).toBe(422)
  expect(response.body).toMatch(/line \d+ opens &lt;PullQuote&gt;/)
})

test.each([
  ['a file that is no article', { file: 'content/site/brand.yaml' }, HEADERS, 404],
  ['a path out of the folder', { file: 'content/posts/../../x.mdx' }, HEADERS, 404],
  ['a body that is no text', { body: 7 }, HEADERS, 400],
  ['more than two megabytes', { body: 'a'.repeat(2 ** 21) }, HEADERS, 413],
  ['a request of another site', {}, { ...HEADERS, origin: 'https://elsewhere.example' }, 403],
  ['a request without an origin', {}, { host: HEADERS.host }, 403],
])('%s is rejected', async (_name, changed, headers, status) => {
  expect((await openPreview().ask(changed, headers)).statusCode).toBe(status)
})

test("the preview has the owner's colours, and its font folder serves font files only", async () => {
  const { get } = openPreview()
  const { body, headers } = await get('/article-preview/look.css')
  expect(headers['content-type']).toContain('text/css')
  expect(body).toMatch(/--paper:#[0-9a-f]{6}/)
  expect((await get('/article-preview/fonts/typeface.json')).statusCode).toBe(404)
})
