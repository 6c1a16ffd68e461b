import type { Element, Nodes, Root } from 'hast'
import { htmlToHast } from 'satteri'
import { expect, test } from 'vitest'
import { roundOf } from '../../tests/support/round.ts'
import { faultWords } from '../faultSentence.ts'
import { cleanDrawing } from './cleanDrawing.ts'
import { readDrawing } from './readDrawing.ts'
import { writeSymbol } from './writeDrawing.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"'

test.each([
  ['a script', svg('<script>f()</script>'), '<script> in line 1'],
  ['a script in capitals', svg('<SCRIPT>f()</SCRIPT>'), '<SCRIPT> in line 1'],
  ['an HTML script', svg(`<script ${XHTML}>f()</script>`), '<script> in line 1'],
  [
    'a script with another prefix',
    svg('\n<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
    '<x:script> in line 2',
  ],
  [
    'a script in the metadata of an editor',
    svg(`<metadata><e:a xmlns:e="urn:e"><script ${XHTML}/></e:a></metadata>`),
    '<script> in line 1',
  ],
  ['a processing instruction', svg('<?x ><script>f()</script>?>'), '<?x?> in line 1'],
  [
    'an external stylesheet',
    `<?xml-stylesheet href="https://a.example/b.css"?>${svg('')}`,
    '<?xml-stylesheet?> in line 1',
  ],
  [
    'entities',
    `<!DOCTYPE svg [<!ENTITY a "<script>f()</script>">]>${svg('&a;')}`,
    'defines entities',
  ],
  [
    'entities that multiply',
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('<title>&b;</title>')}`,
    'defines entities',
  ],
  ['a refresh', svg(`<meta http-equiv="refresh" content="0;url=//a.example"/>`), '<meta>'],
  ['a form', svg('<form action="//a.example"><input/></form>'), '<form>'],
  ['a base URL', svg(`<base href="//a.example" ${XHTML}/>`), '<base>'],
  ['an HTML page', svg(`<foreignObject><p ${XHTML}/></foreignObject>`), '<foreignObject>'],
  ['a frame', svg('<iframe src="//a.example"/>'), '<iframe>'],
  ['formulas', svg('<math xmlns="http://www.w3.org/1998/Math/MathML"/>'), '<math>'],
  ['a link that runs a script', svg('<a href="javascript:f()"><path/></a>'), '<a>'],
  ['an element in a title', svg('<title><image href="#a"/></title>'), '<image>'],
  [
    'a reference to another file',
    svg('<use href="https://a.example/b.svg#c"/>'),
    'something outside the file (href)',
  ],
  ['a script address', svg('<use xlink:href="java&#9;script:f()"/>'), 'outside the file (href)'],
  [
    'a reference with line breaks',
    svg('<use href="java\n\tscript:f()"/>'),
    'outside the file (href)',
  ],
  ['a remote picture', svg('<image href="http://a.example/b.png"/>'), 'outside the file (href)'],
  [
    'a drawing as a picture',
    svg('<image href="data:image/svg+xml,&lt;svg onload=&apos;f()&apos;/>"/>'),
    'outside the file (href)',
  ],
  [
    'a page as a picture',
    svg('<image href="data:text/html;base64,AA=="/>'),
    'outside the file (href)',
  ],
  ['an import', svg('<style>@import "//a.example";</style>'), '@import in a style'],
  [
    'an import in pieces',
    svg('<style>@im<!-- -->port <![CDATA["//a.example"]]>;</style>'),
    '@import in a style',
  ],
  [
    'an import with escapes',
    svg('<style>@\\69mport "//a.example";</style>'),
    'a backslash in a style',
  ],
  ['a remote font', svg('<style>@font-face{src:url(//a.example)}</style>'), '@font-face'],
  ['an address in a style', svg('<style>path{fill:url(//a.example)}</style>'), 'outside the file'],
  [
    'an address in a style for the dark colour scheme',
    svg('<style>@media (prefers-color-scheme:dark){path{fill:url(//a.example)}}</style>'),
    'outside the file (fill)',
  ],
  [
    'an address with escapes',
    svg('<path style="fill:u\\72l(//a.example)"/>'),
    'a backslash in a style',
  ],
  [
    'an address with escapes in an attribute',
    svg('<path fill="u\\72l(//a.example)"/>'),
    'fill="u\\72l(//a.example)"',
  ],
  ['an address in an attribute', svg('<path filter="url( &quot;//a.example&quot;)"/>'), 'outside'],
  [
    'an address in a set of images',
    svg('<path fill="image-set(&quot;//a.example&quot;)"/>'),
    'image-set',
  ],
  ['an address split by comments', svg('<path fill="url/**/(//a.example)"/>'), 'url/**/('],
  ['an expression', svg('<path style="fill:expression(f())"/>'), 'expression(f())'],
  ['styles for the whole page', svg('<style>body > *{fill:red}</style>'), 'body > * in a style'],
  ['a background', svg('<path style="background:red"/>'), 'background in a style'],
  ['an animated address', svg('<set attributeName="href" to="javascript:f()"/>'), '<set>'],
  ['an event handler of an animation', svg('<animate onbegin="f()"/>'), '<animate>'],
  ['an event handler', svg('', ' onload="f()"'), 'onload in line 1'],
  ['an event handler in capitals', svg('<path OnClick="f()"/>'), 'OnClick in line 1'],
  ['a comment end of HTML', svg('<!-- --!><script>f()</script> -->'), 'is broken in line 1'],
  ['a null character', svg('<title>&#0;</title>'), 'is broken in line 1'],
  ['a closing tag before the end', svg('</svg><script>f()</script>'), 'is broken in line 1'],
  ['text after its end', `${svg('')}<script>f()</script>`, 'is broken in line 1'],
  [
    '10,000 levels',
    svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)),
    'nests elements more than 100',
  ],
  ['10,000 elements', svg('<g/>'.repeat(10_000)), 'draws more than 5000 elements'],
  [
    'uses of uses of uses',
    svg(
      Array.from({ length: 20 }, (_, index) => {
        const part = `<use href="#a${index}"/>`
        return `<g id="a${index + 1}">${part}${part}</g>`
      }).join(''),
    ),
    'draws more than 5000 elements',
  ],
  ['a path of 1 MB', svg(`<path d="${'M0 0'.repeat(250_000)}"/>`), 'is 1001 kB'],
  ['UTF-16', Buffer.from(svg(''), 'utf16le').toString(), 'is not an SVG drawing'],
])('a drawing is rejected with %s', async (_, text, words) => {
  expect(await cleanDrawing(text)).toMatchObject({
    fault: { problem: expect.stringContaining(words) },
  })
})

/** The elements that the cleaned drawings below may contain. */
const EXPECTED = ['svg', 'symbol', 'title', 'path', 'text', 'g', 'defs', 'image', 'use']

test.each([
  ['a comment that ends at once in HTML', svg('<!--><script>f()</script>-->')],
  ['CDATA in a title', svg('<title><![CDATA[</title></svg><script>f()</script>]]></title>')],
  ['CDATA outside of text', svg('<![CDATA[<script>f()</script>]]>')],
  ['a script as escaped text', svg('<text>&lt;/svg&gt;&lt;script&gt;f()&lt;/script&gt;</text>')],
  ['the end of CDATA in text', svg('<title>]]&gt;<![CDATA[]]]]><![CDATA[><script>]]></title>')],
  ['a quote in an attribute', svg('', ' aria-label="&quot;&gt;&lt;script&gt;f()&lt;/script&gt;"')],
  ['a quote in a style', svg(`<path style='font-family:"&lt;/style>&lt;script>"'/>`)],
  [
    'Unicode line separators',
    svg('<path d="M0\u20280" id="a\u2028onload=f()"/>', ' aria-label="a\u2029b"'),
  ],
  ['an attribute of another namespace', svg('<path e:onclick="f()" xmlns:e="urn:e"/>')],
  ['a base URL in an attribute', svg('<path d="M0 0"/>', ' xml:base="https://a.example/"')],
  ['an element of another namespace', svg('<e:script xmlns:e="urn:e">f()</e:script>')],
  ['a plain document type', `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b">${svg('')}`],
  ['an element that uses itself', svg('<g id="a"><use href="#a"/></g>')],
])('a drawing with %s is rewritten without code and external files', async (_, text) => {
  const cleaned = await cleanDrawing(text)
  if (!('svg' in cleaned)) throw new Error(faultWords(cleaned.fault))
  for (const html of [cleaned.svg, `<svg>${writeSymbol(readDrawing(text), 'a')}</svg>`]) {
    const { children } = htmlToHast(`${html}<p></p>`, { fragment: true }) as Root
    expect(children.map((node) => node.type === 'element' && node.tagName)).toEqual(['svg', 'p'])
    for (const node of nodesIn(children[0] as Element)) {
      expect(['element', 'text']).toContain(node.type)
      if (node.type !== 'element') continue
      expect(EXPECTED).toContain(node.tagName)
      const { href = '#', ...properties } = node.properties
      expect(href).toMatch(/^#/)
      expect(Object.keys(properties).join()).not.toMatch(/\bon|base/i)
    }
  }
  expect(await cleanDrawing(cleaned.svg)).toEqual(cleaned)
})

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])]
}

const filled = (part: string) => part.repeat(Math.floor(190_000 / part.length))
const many = '<g class="a" style="fill:red"/>'.repeat(4900)

test.each(
  roundOf(
    [
      ['many selectors', svg(`<style>${'*,'.repeat(450)}g{fill:red;stroke:red}</style>${many}`)],
      ['one long value', svg(`<path d="${filled('a')}"/>`)],
      ['nested addresses', svg(`<path fill="${filled('url(#a')}"/>`)],
      ['a long viewBox', `<svg viewBox="${filled('1 ')}"/>`],
      ['nested prefixes', filled('<svg xmlns:a="b" viewBox="0 0 9 9">')],
      ['brackets in a style', svg(`<style>${filled('{')}</style>`)],
      ['selectors without declarations', svg(`<style>${'*,'.repeat(9000)}g{}</style>${many}`)],
      ['many rules for every element', svg(`<style>${'.a{fill:red}'.repeat(900)}</style>${many}`)],
      ['one property, repeated', svg(`<style>*{${'fill:red;'.repeat(2000)}}</style>${many}`)],
    ],
    4,
  ),
)('%s does not slow the check down', async (_, text) => {
  // Measures processor time, because other programs may use the machine meanwhile.
  const before = process.cpuUsage()
  await cleanDrawing(text)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000_000).toBeLessThan(2)
})
