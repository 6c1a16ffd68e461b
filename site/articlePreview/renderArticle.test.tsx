import { expect, test } from 'vitest'
import { partsOf } from '../../content-model/articles/articleParts.ts'
import { readArticleText } from '../../content-model/articles/readArticleText.ts'
import { loadRecords } from '../../content-model/records.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { renderArticle, type UnsavedArticle } from './renderArticle.tsx'

const ARTICLE: UnsavedArticle = {
  locale: 'en-GB',
  title: 'An article',
  picture: undefined,
  text: '',
  variables: new Map(),
  parts: partsOf('posts'),
  playFilm: 'Play at {host}',
  styles: ['/site.css'],
}

const drawn = (text: string) => renderArticle({ ...ARTICLE, text })

const { records } = await loadRecords(TEST_CONTENT)
const articles = records.flatMap(({ key, file, article }) =>
  article ? [{ key, file, text: article.text }] : [],
)

test.each(articles)('every part of $file is rendered as its own element', ({ key, text }) => {
  const page = renderArticle({ ...ARTICLE, text, parts: partsOf(key) }) ?? ''
  expect(page).not.toMatch(/&lt;[A-Z]\w+&gt;/)
  const { parts } = readArticleText(text, new Map())
  const figures = parts.filter(({ name }) => !['PullQuote', 'SourceNote'].includes(name))
  expect(page.match(/<figure/g) ?? []).toHaveLength(figures.length)
})

test('a table keeps the alignment of its columns, without an inline style', () => {
  const page = drawn('| a | b |\n| --- | --: |\n| 1 | 2 |')
  expect(page).toContain('<td data-align="right">2</td>')
  expect(page).not.toContain('style=')
})

test('a footnote and its reference link to each other', () => {
  const page = drawn('Words[^1].\n\n[^1]: Where they are from.')
  expect(page).toMatch(/data-footnote-ref="[^"]*" aria-describedby="footnote-label"/)
})

test('a film becomes a link that names its host, without a frame that requests it', () => {
  const page = drawn('<Video url="https://vimeo.com/123456" title="A tour" />')
  expect(page).toContain('Play at Vimeo')
  expect(page).not.toContain('<iframe')
})

test('a picture is loaded from the content folder', () => {
  expect(drawn('<Picture file="shop.webp" alt="A door" caption="Monday" />')).toContain(
    'src="/content/pictures/shop.webp" alt="A door"/><figcaption>Monday</figcaption>',
  )
})

test('a forbidden element becomes a box with its name, and the rest is rendered', () => {
  const cases = {
    script: '<script>alert(1)</script>',
    iframe: '<iframe src="https://elsewhere.example"></iframe>',
    Unknown: '<Unknown />',
    Picture: '<Picture file="shop.webp" />',
  }
  for (const [name, text] of Object.entries(cases)) {
    const page = drawn(`Before\n\n${text}\n\nAfter`)
    expect(page).toContain(`&lt;${name}&gt;`)
    expect(page).toContain('<p>After</p>')
    expect(page).not.toContain(`<${name}`)
  }
})

test('text between the tags of a line break is dropped', () => {
  expect(drawn('One <br>lost</br> two')).toContain('One <br/> two')
})

test('event handlers and inline styles are dropped', () => {
  const page = drawn('<b title="Yes" onclick="alert(1)" style="color:red">words</b>')
  expect(page).toContain('<b title="Yes">words</b>')
})

test('no expression in a text runs', () => {
  const page = drawn(
    'Some {globalThis.isRun = true} words <b title={globalThis.isRun = true}>x</b>',
  )
  expect(page).toContain('Some  words <b>x</b>')
  expect(globalThis).not.toHaveProperty('isRun')
})

test('a text that cannot be parsed is not rendered', () => {
  expect(drawn('<PullQuote>never closed')).toBeUndefined()
})
