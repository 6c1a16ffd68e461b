import { ELEMENT_NODE, type ElementNode, walkSync } from 'ultrahtml'
import { expect, test } from 'vitest'
import { parseHtml } from '../../../content-model/parseHtml.ts'
import { articleMail } from '../../../core/subscribers/articleMail.ts'
import {
  composeArticleMail,
  composeAskingMail,
} from '../../../core/subscribers/composeSubscriberMail.ts'
import { receiverOptions } from '../../support/receiver/receiverOptions.ts'

/**
 * Markup that Gmail, Outlook on Windows and on the web, Apple Mail, GMX, Web.de and Fastmail all support, or ignore
 * without harm (https://www.caniemail.com, read in November 2026).
 */
const ELEMENTS =
  /^(html|head|meta|title|style|body|table|thead|tbody|tfoot|tr|td|th|caption|div|p|a|b|i|em|strong|u|s|del|small|sub|sup|h[1-4]|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|img|br|hr|pre|code)$/
const ATTRIBUTES =
  /^(lang|charset|name|content|role|class|style|href|src|alt|width|height|colspan|rowspan|scope|start)$/
const PROPERTIES =
  /^(background|border(-\w+)?|color|display|font(-family|-size|-weight)?|height|line-height|margin|max-width|overflow-wrap|padding|text-align|text-decoration|vertical-align|white-space|width)$/
/**
 * Some programs drop colours with eight digits, variables and functions, together with the rest of the declarations.
 */
const VALUES = /^(?!.*(?:#[\da-f]{8}|#[\da-f]{4}\b|var\(|calc\(|rgba?\(|flex|grid))/i
const PICTURES = /^https:\/\/[^"]+\.(?:jpe?g|png|gif)$/
/** Gmail cuts a mail off after 102 kB, other programs later. */
const MAX_BYTES = 100_000

const URL_OF_ARTICLE = 'https://agency.example/article'
const addressee = {
  email: 'nora@northfold.example',
  messageId: 'id@agency.example',
  leaveUrl: 'https://agency.example/f/leave/token',
}
const options = {
  ...receiverOptions,
  mail: {
    from: { name: 'Agency', address: 'hello@agency.example' },
    colours: { ink: '#17181c', paper: '#ffffff', mute: '#5c5d62', accent: '#ff5626' },
  },
}

function mailOf(html: string) {
  const article = { html, url: URL_OF_ARTICLE }
  const mailing = { title: 'A <b> title', url: URL_OF_ARTICLE, ...articleMail(article, 'Go on') }
  const { html: page, text } = composeArticleMail(addressee, mailing, options)
  return { html: String(page), text: String(text) }
}

function elementsOf(html: string): ElementNode[] {
  const elements: ElementNode[] = []
  walkSync(parseHtml(html), (node) => {
    if (node.type === ELEMENT_NODE) elements.push(node as ElementNode)
  })
  return elements
}

const ARTICLE = `<h2>One</h2><p>Words with <a href="https://a.example/?a=1">a <code>link</code></a>.</p>
<figure><img src="https://agency.example/_astro/scene.abc.jpg" width="1200" height="801" alt="5 > 3"><figcaption>Seen</figcaption></figure>
<figure><img src="https://agency.example/_astro/small.abc.png" width="320" height="200" alt=""></figure>
<section><table><tr><th scope="col">A</th></tr><tr><td>1</td></tr></table></section><blockquote><p>Said</p></blockquote>
<ol start="3"><li>Three</li></ol><dl><dt>May</dt><dd>£12</dd></dl><hr><pre>a</pre><h3>Two</h3><h4>Three</h4>`

test('mails hold only markup that mail programs support', () => {
  const asking = composeAskingMail(addressee, 'https://agency.example/f/confirm/t', options)
  for (const element of [mailOf(ARTICLE).html, String(asking.html)].flatMap(elementsOf)) {
    expect.soft(element.name).toMatch(ELEMENTS)
    for (const name of Object.keys(element.attributes)) expect.soft(name).toMatch(ATTRIBUTES)
    for (const declaration of (element.attributes.style ?? '').split(';').filter(Boolean)) {
      const [property = '', value = ''] = declaration.split(':')
      expect.soft(property).toMatch(PROPERTIES)
      expect.soft(value).toMatch(VALUES)
    }
  }
})

test('pictures have formats that every mail program shows, and a width of at most 600 pixels', () => {
  const pictures = elementsOf(mailOf(ARTICLE).html).filter(({ name }) => name === 'img')
  expect(pictures.map(({ attributes: { width, height } }) => [width, height])).toEqual([
    ['600', '401'],
    ['320', '200'],
  ])
  for (const { attributes } of pictures) {
    expect(attributes.src).toMatch(PICTURES)
    expect(attributes.alt).toBeDefined()
  }
})

test.for([
  ['of words', '<p>A paragraph of some words that go on for a line.</p>\n', 5_000],
  ['of Greek words', `<p>${'λέξεις '.repeat(20)}</p>\n`, 2_000],
  ['that is one block', `<p>${'Words. '.repeat(30_000)}</p>`, 1],
] as const)('a long article %s ends after a paragraph, with a link', ([, block, times]) => {
  const { html, text } = mailOf(`<p>First.</p>${'<h2>A</h2>'}${block.repeat(times)}`)
  expect(Buffer.byteLength(html + text)).toBeLessThan(MAX_BYTES)
  expect(html).toMatch(
    /(?:<p style="[^"]*">[^<]*<\/p>)\s*<p style="[^"]*"><a href="https:\/\/agency.example\/article" style="[^"]*">Go on<\/a><\/p>/,
  )
  expect(text).toContain(`\n\nGo on: ${URL_OF_ARTICLE}`)
  expect(html).toContain('>First.<')
  expect(html).toContain(addressee.leaveUrl)
})

test('a shorter article is mailed in full', () => {
  expect(mailOf(ARTICLE).html).not.toContain('Go on')
})
