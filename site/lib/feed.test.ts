import { expect, test } from 'vitest'
import { feedHtml } from './feed.ts'

const URL_OF_ARTICLE = 'https://forthwright.example/gdpr-compliance'

test('links of this site become absolute addresses', () => {
  expect(
    feedHtml(
      '<p>See <a href="/blog-seo">this</a> and <a href="#four">four</a>.</p>',
      URL_OF_ARTICLE,
    ),
  ).toBe(
    '<p>See <a href="https://forthwright.example/blog-seo">this</a> and <a href="https://forthwright.example/gdpr-compliance#four">four</a>.</p>',
  )
})

test('links to other sites stay as they are', () => {
  const link = '<a href="https://ico.org.uk/guide">the guide</a>'
  expect(feedHtml(link, URL_OF_ARTICLE)).toBe(link)
})

test('drawings, styles and scripts are removed, text stays', () => {
  const html = '<style>p{}</style><dl><dt>May</dt><dd>£12<svg width="9"><rect/></svg></dd></dl>'
  expect(feedHtml(html, URL_OF_ARTICLE)).toBe('<dl><dt>May</dt><dd>£12</dd></dl>')
})

test('attributes for this site only are removed', () => {
  const html =
    '<section class="_a_1" tabindex="0" aria-label="Costs" data-numbers><h2 id="four">Four</h2><td colspan="2">x</td></section>'
  expect(feedHtml(html, URL_OF_ARTICLE)).toBe(
    '<section><h2>Four</h2><td colspan="2">x</td></section>',
  )
})

test('text that looks like attributes stays', () => {
  const html = '<p>Write class="x" and id="y" yourself.</p>'
  expect(feedHtml(html, URL_OF_ARTICLE)).toBe(html)
})

test('text in attribute values is treated neither as tags nor as attributes', () => {
  const html =
    '<img alt="5 > 3, our class <b> and <!-- one" class="a" src="/a.jpg"/><!-- two --><p title="of id >">x</p>'
  expect(feedHtml(html, URL_OF_ARTICLE)).toBe(
    '<img alt="5 &gt; 3, our class &lt;b&gt; and &lt;!-- one" src="https://forthwright.example/a.jpg"/><p title="of id &gt;">x</p>',
  )
})
