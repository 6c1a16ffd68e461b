import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readCheckedContent } from '../files/readCheckedContent.ts'
import { ContentError } from '../validation.ts'
import { copyContent } from './copyContent.ts'
import { errorsAfter, errorsIn } from './errorsAfter.ts'
import { TEST_CONTENT } from './testContent.ts'

/** The errors of the tests' content in which one file has other bytes. */
async function errorsWith(file: string, bytes: Buffer | string): Promise<readonly string[]> {
  const directory = await copyContent()
  await writeFile(join(directory, file), bytes)
  const error: unknown = await readCheckedContent(directory).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return []
  if (error instanceof ContentError) return error.errors
  throw error
}

const photograph = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff5626' } })
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)
const cutOff = {
  webp: half(await photograph().webp().toBuffer()),
  jpeg: half(await photograph().jpeg().toBuffer()),
  png: half(await photograph().png().toBuffer()),
}

describe('a picture put in by hand', () => {
  test.each([
    ['that is a web page', '<!doctype html><p>Not found</p>', 'the file is no picture'],
    ['that is empty', '', 'the file is empty. Use a JPEG, PNG, WebP or AVIF picture.'],
    ['that is cut off', cutOff.webp, 'the file is '],
    ['that is a cut off JPEG', cutOff.jpeg, 'the file is damaged or cut off.'],
    ['that is a cut off PNG', cutOff.png, 'the file is damaged or cut off.'],
    [
      'that is a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'the file is a picture that the site cannot show',
    ],
  ])('%s is refused with its name', async (_, bytes, error) => {
    expect(await errorsWith('pictures/portrait.webp', bytes)).toEqual([
      expect.stringContaining(`content/pictures/portrait.webp: ${error}`),
    ])
  })

  test('is taken in each format that the site can show', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await photograph().toFormat(format).toBuffer()
      expect(await errorsWith('pictures/portrait.webp', bytes)).toEqual([])
    }
  })
})

describe('a drawing put in by hand', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

  test.each([
    ['that is broken', '<svg viewBox="0 0 9 9">\n<g><path/></svg>', 'the file is broken in line 2'],
    ['that is empty', '', 'the file is empty'],
    ['that is something else', '<html><p>Not found</p></html>', 'the file is no SVG drawing'],
    ['that is an unfinished page', '<!doctype html><p>Not found', 'the file is no SVG drawing'],
    ['that is cut off', '<svg viewBox="0 0 9 9">\n<path d="M0', 'the file is broken in line 2'],
    ['with an unknown sign', svg('\n<text>&eacute;</text>'), 'the file is broken in line 2'],
    ['without a viewBox', svg('', ''), 'the file has no viewBox'],
    ['with a script', svg('<script>f()</script>'), 'the file contains a <script>'],
    [
      'with a script of another name',
      svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'),
      'the file contains a <svg:script>',
    ],
    [
      'with a script in an attribute',
      svg('<path OnClick="f()"/>'),
      'the file contains a script (OnClick)',
    ],
    [
      'with a page in it',
      svg('<foreignObject><p/></foreignObject>'),
      'the file contains a <foreignObject>',
    ],
    [
      'that fetches a picture',
      svg('<image href="https://a.example/b.png"/>'),
      'the file refers to something outside of it (href)',
    ],
    [
      'with a link that runs code',
      svg('<a xlink:href="java&#115;cript:f()"><path/></a>'),
      'the file refers to something outside of it (xlink:href)',
    ],
    [
      'with an animation that makes a link run code',
      svg('<a><set attributeName="xlink:href" to="javascript:f()"/></a>'),
      'the file animates xlink:href',
    ],
    [
      'whose style fetches',
      svg('<style>@import "https://a.example/b.css";</style>'),
      'the file refers to something outside of it in a style',
    ],
    [
      'whose style fetches in pieces',
      svg('<style>@im<!-- -->port <![CDATA["https://a.example/b.css"]]>;</style>'),
      'the file refers to something outside of it in a style',
    ],
    [
      'with an animation that makes a link run code, by numbers',
      svg('<a><set attributeName="&#104;ref" to="javascript:f()"/></a>'),
      'the file animates href',
    ],
    ['with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'the file defines entities'],
    [
      'that is not UTF-8',
      Buffer.from(svg('\n<title>Caf\xe9</title>'), 'latin1'),
      'line 2 is not UTF-8',
    ],
  ])('%s is refused with its name', async (_, bytes, error) => {
    expect(await errorsWith('logos/mark-light.svg', bytes)).toEqual([
      expect.stringContaining(`content/logos/mark-light.svg: ${error}`),
    ])
  })

  test('is taken with gradients, styles, symbols and pictures of its own', async () => {
    const own = svg(
      '<title>@import in a style &amp; url(a)</title><style>.a{fill:url(#g)}</style><linearGradient id="g"/><use xlink:href="#g"/><path fill="url(#g)"><animate attributeName="opacity" to="0"/></path><image href="data:image/png;base64,AA=="/>',
    )
    expect(await errorsWith('logos/mark-light.svg', own)).toEqual([])
  })
})

test('an empty film is refused with its name', async () => {
  const directory = await copyContent()
  await truncate(join(directory, 'video/intro.mp4'))
  await expect(readCheckedContent(directory)).rejects.toThrow(
    'content/video/intro.mp4: the file is empty. Put it there again.',
  )
})

test.each(['team/amara.yaml', 'posts/seo.mdx'])(
  'a text that is not UTF-8 is refused with its name and line: %s',
  async (file) => {
    const directory = await copyContent()
    const text = await readFile(join(TEST_CONTENT, file), 'utf8')
    const [first = '', ...rest] = text.split('\n')
    const bytes = [
      Buffer.from(`${first}\n`),
      Buffer.from('# caf\xe9\n', 'latin1'),
      Buffer.from(rest.join('\n')),
    ]
    await writeFile(join(directory, file), Buffer.concat(bytes))
    expect(await errorsIn(directory)).toEqual([
      `content/${file}: line 2 is not UTF-8, in which all texts of the site are kept. Save the file again with the encoding UTF-8, and look at that line.`,
    ])
  },
)

test('a byte order mark does no harm', async () => {
  for (const file of ['team/amara.yaml', 'posts/seo.mdx']) {
    expect(await errorsAfter({ [file]: { from: /^/, to: '\uFEFF' } })).toEqual([])
  }
})
