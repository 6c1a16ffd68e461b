import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanDrawing } from './cleanDrawing.ts'
import { readDrawing } from './readDrawing.ts'
import { writeDrawing, writeSymbol } from './writeDrawing.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

const cleaned = (text: string) => writeDrawing(readDrawing(text))
const symbol = (text: string, id = 'a') => writeSymbol(readDrawing(text), id)
const pixels = (text: string) => sharp(Buffer.from(text)).resize(300).raw().toBuffer()

describe('a drawing is rejected', () => {
  test.each([
    ['that is empty', ' ', 'is empty'],
    ['that is something else', '<html><p>Not found</p></html>', 'is not an SVG drawing'],
    ['that is an unfinished page', '<!doctype html><p>Not found', 'is not an SVG drawing'],
    ['that is cut off', '<svg viewBox="0 0 9 9">\n<path d="M0', 'is broken in line 2'],
    ['that is broken', '<svg viewBox="0 0 9 9">\n<g><path/></svg>', 'is broken in line 2'],
    ['with an unknown entity', svg('\n<text>&eacute;</text>'), 'is broken in line 2'],
    ['with an undeclared prefix', svg('\n<use xlink:href="#a"/>'), 'is broken in line 2'],
    ['without a viewBox', '<svg width="9" height="9"/>', 'has no viewBox'],
    ['with an incomplete viewBox', '<svg viewBox="0 0 9"/>', 'has no viewBox'],
    ['with an invalid style', svg('<style>a{</style>'), 'has an invalid style'],
    ['that is too large to draw', '<svg viewBox="0 0 99999 99999"/>', 'cannot be drawn'],
  ])('%s', async (_, text, words) => {
    expect(await cleanDrawing(text)).toMatchObject({
      fault: { problem: expect.stringContaining(words) },
    })
  })
})

describe('a drawing from an editor', () => {
  test('loses the data that only the editor uses', () => {
    const drawing = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with an editor -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" viewBox="0 0 9 9" id="svg2" xml:space="preserve" data-name="Layer 1"
  xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" inkscape:version="1.3"
  style="enable-background:new 0 0 9 9;-inkscape-stroke:none">
  <sodipodi:namedview id="base" pagecolor="#ffffff"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <metadata id="m"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
  <title>Firm &amp; Sons</title>
  <path inkscape:connector-curvature="0" d="M0 0
    h9"/>
</svg>`
    expect(cleaned(drawing)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" id="svg2"><title>Firm &amp; Sons</title><path d="M0 0 h9"/></svg>',
    )
  })

  test('may have a prefix on every element', () => {
    const drawing =
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0"/></s:svg>'
    expect(cleaned(drawing)).toBe(svg('<path d="M0 0"/>'))
  })

  test('gets attributes instead of styles, with the same precedence', () => {
    const drawing = svg(
      '<style>/* a */ path{fill:red;stroke:red} .a,.b{fill:green} #c.a{fill:blue} .a{stroke:black!important}</style>' +
        '<path/><path class="b" fill="red"/><path class="a" id="c" style="stroke:white"/><path class="a" style="fill:url( &quot;#g&quot; )"/>',
    )
    expect(cleaned(drawing)).toBe(
      svg(
        '<path fill="red" stroke="red"/><path fill="green" stroke="red"/><path id="c" fill="blue" stroke="black"/><path fill="url(#g)" stroke="black"/>',
      ),
    )
  })

  test('looks the same after cleaning, with gradients, filters and pictures', async () => {
    const pixel = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const drawing = svg(
      `<style><![CDATA[.a{fill:url(#g);mask-type:alpha}.b{clip-path:url(#c);filter:url(#f)}]]></style>
      <defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
      <clipPath id="c"><circle r="4" cx="4" cy="4"/></clipPath>
      <filter id="f"><feGaussianBlur stdDeviation=".5"/></filter><path id="p" d="M1 1h3v3z"/></defs>
      <rect class="a" width="9" height="9"/><g class="b"><rect width="9" height="5" fill="#0f0"/></g>
      <use xlink:href="#p" x="4" y="4"/><image width="2" height="2" href="data:image/png;base64,
      ${pixel.toString('base64')}"/>`,
      ' xmlns:xlink="http://www.w3.org/1999/xlink"',
    )
    expect((await pixels(cleaned(drawing))).equals(await pixels(drawing))).toBe(true)
  })

  test.each(['partner-overlay', 'partner-tallyho', 'logo-on-dark', 'favicon', 'icon'])(
    'looks the same after cleaning if it is a logo of the site: %s',
    async (name) => {
      const drawing = await readFile(`content/logos/${name}.svg`, 'utf8')
      expect((await pixels(cleaned(drawing))).equals(await pixels(drawing))).toBe(true)
    },
  )
})

test('a style for the dark colour scheme is kept in files, for favicons, and removed from pages', () => {
  const drawing = svg(
    '<style>.i{fill:#111}@media(prefers-color-scheme:dark){.i{fill:#eee}}</style><path class="i j"/>',
  )
  expect(cleaned(drawing)).toBe(
    svg(
      '<style>@media (prefers-color-scheme:dark){.i{fill:#eee}}</style><path fill="#111" class="i"/>',
    ),
  )
  expect(symbol(drawing)).toBe('<symbol id="a" viewBox="0 0 9 9"><path fill="#111"/></symbol>')
})

describe('in a page', () => {
  test('a drawing keeps the colours of its root', () => {
    const drawing = svg(
      '<path/>',
      ' width="9" class="r" style="stroke:#1d4ed8" fill="none" stroke-width="3"',
    )
    expect(symbol(drawing)).toBe(
      '<symbol id="a" viewBox="0 0 9 9" fill="none" stroke-width="3" stroke="#1d4ed8"><path/></symbol>',
    )
  })

  test('two drawings with the same ids get different ids', () => {
    const drawing = (colour: string) =>
      svg(
        `<style>.cls-1{fill:${colour}}</style><g id="a"><path class="cls-1" mask="url(#b)"/></g><use href="#a"/>`,
        ' filter="url(#c)"',
      )
    const written = (id: string, colour: string) =>
      `<symbol id="${id}" viewBox="0 0 9 9" filter="url(#${id}-c)"><g id="${id}-a"><path mask="url(#${id}-b)" fill="${colour}"/></g><use href="#${id}-a"/></symbol>`
    expect(symbol(drawing('red'), 'one')).toBe(written('one', 'red'))
    expect(symbol(drawing('green'), 'two')).toBe(written('two', 'green'))
  })
})
