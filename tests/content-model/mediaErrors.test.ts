import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureFault } from '../../content-model/files/mediaFaults.ts'
import { readCheckedContent } from '../../content-model/files/readCheckedContent.ts'
import { toMaster } from '../../content-model/files/toMaster.ts'
import { copyContent } from '../support/content/copyContent.ts'
import { errorsAfter, errorsIn, errorsOf } from '../support/content/errorsAfter.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'

/** The errors of the test content with these files replaced, all checked in one run. */
async function errorsWith(files: Record<string, Buffer | string>): Promise<string[]> {
  const directory = copyContent()
  for (const [file, bytes] of Object.entries(files)) await writeFile(join(directory, file), bytes)
  return errorsOf(readCheckedContent(directory))
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
const photograph = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff5626' } })
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)
const cutOff = {
  webp: half(await photograph().webp().toBuffer()),
  jpeg: half(await photograph().jpeg().toBuffer()),
  png: half(await photograph().png().toBuffer()),
}

describe('a picture added by hand', () => {
  test('that cannot be read is refused with its name and the reason', async () => {
    const errors = await errorsWith({
      'pictures/a-page.webp': '<!doctype html><p>Not found</p>',
      'pictures/b-empty.webp': '',
      'pictures/c-cut-off.webp': cutOff.webp,
      'pictures/d-cut-off.jpg': cutOff.jpeg,
      'pictures/e-cut-off.png': cutOff.png,
      'pictures/f-drawing.webp': svg(''),
      'video/intro.mp4': '',
    })
    expect(errors).toEqual([
      expect.stringContaining('content/pictures/a-page.webp: the file is not a picture'),
      'content/pictures/b-empty.webp: the file is empty. Use a JPEG, PNG, WebP or AVIF picture.',
      expect.stringContaining('content/pictures/c-cut-off.webp: the file is '),
      expect.stringContaining('content/pictures/d-cut-off.jpg: the file is damaged or cut off.'),
      expect.stringContaining('content/pictures/e-cut-off.png: the file is damaged or cut off.'),
      'content/pictures/f-drawing.webp: the file is a drawing (SVG), which the site cannot read. Save it as JPEG.',
      'content/video/intro.mp4: the file is empty. Replace it.',
    ])
  })

  test('that becomes damaged after a check is refused by the next one, and accepted once it is restored', async () => {
    const directory = copyContent()
    const file = join(directory, 'pictures/new.webp')
    const whole = await photograph().webp().toBuffer()
    const states: [Buffer, number][] = [
      [whole, 0],
      [half(whole), 1],
      [half(whole), 1],
      [whole, 0],
    ]
    for (const [bytes, count] of states) {
      await writeFile(file, bytes)
      expect(await errorsOf(readCheckedContent(directory))).toHaveLength(count)
    }
  })

  const container = (brands: string) =>
    Buffer.from(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`, 'latin1')
  const KINDS: [string, Buffer | string][] = [
    ['a HEIC picture', container('heic\0\0\0\0mif1heic')],
    ['a HEIC picture', container('mif1\0\0\0\0mif1heic')],
    ['a RAW camera picture', container('crx \0\0\0\x01crx isom')],
    ['a film', container('qt  \0\0\0\0qt  ')],
    ['a TIFF or RAW picture', 'II*\0\x08\0\0\0'],
    ['a RAW camera picture', 'II*\0\x10\0\0\0CR\x02\0'],
    ['a Photoshop file', '8BPS\0\x01'],
    ['a GIF picture', 'GIF89a'],
    ['a PDF file', '%PDF-1.7'],
  ]
  test('of an unsupported type is refused with its type and advice, whatever its extension', async () => {
    const files = KINDS.flatMap(([kind, bytes], index) =>
      ['heic', 'webp'].map((ending) => ({
        file: `pictures/kind-${index}.${ending}`,
        bytes,
        error: `the file is ${kind}, which the site cannot read. Save it as JPEG.`,
      })),
    )
    expect(
      await errorsWith(Object.fromEntries(files.map(({ file, bytes }) => [file, bytes]))),
    ).toEqual(files.map(({ file, error }) => `content/${file}: ${error}`))
  })

  test('of 108 megapixels is scaled while it is read, and a larger picture is refused', {
    tags: 'long',
  }, async () => {
    const create = { width: 12_000, height: 9_000, channels: 3, background: '#ff5626' } as const
    const bytes = await sharp({ create }).jpeg().toBuffer()
    expect(await pictureFault(bytes)).toBeUndefined()
    expect((await toMaster(bytes, 'webp')).info).toMatchObject({ width: 2880, height: 2160 })
    // The size in its header.
    const head = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    bytes.writeUInt16BE(30_000, head + 5)
    expect(await pictureFault(bytes)).toMatchObject({
      problem: 'has 12000 × 30000 pixels, more than can be read',
    })
  })

  test('is accepted in each format that the site can show', { tags: 'long' }, async () => {
    const files: Record<string, Buffer> = {}
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      files[`pictures/photograph.${format}`] = await photograph().toFormat(format).toBuffer()
    }
    expect(await errorsWith(files)).toEqual([])
  })
})

describe('a drawing added by hand', () => {
  test('that the site cannot show is refused with its name', async () => {
    const errors = await errorsWith({
      'logos/a-empty.svg': '',
      'logos/b-broken.svg': svg('\n<g>'),
      'logos/c-script.svg': svg('<?x ><script>f()</script>?>'),
      'logos/d-latin.svg': Buffer.from(svg('\n<title>Caf\xe9</title>'), 'latin1'),
      'logos/e-styles.svg': svg('<style>.a{fill:red}</style><path class="a"/>'),
    })
    expect(errors).toEqual([
      expect.stringContaining('content/logos/a-empty.svg: the file is empty'),
      expect.stringContaining('content/logos/b-broken.svg: the file is broken in line 2'),
      expect.stringContaining('content/logos/c-script.svg: the file has <?x?> in line 1'),
      expect.stringContaining('content/logos/d-latin.svg: line 2 is not UTF-8'),
    ])
  })
})

const TEXTS = ['posts/seo.mdx', 'team/amara.yaml']

test('a text that is not UTF-8 is refused with its name and line', async () => {
  const directory = copyContent()
  for (const file of TEXTS) {
    const text = await readFile(join(TEST_CONTENT, file), 'latin1')
    await writeFile(join(directory, file), text.replace('\n', '\n# caf\xe9\n'), 'latin1')
  }
  const errors = TEXTS.map(
    (file) =>
      `content/${file}: line 2 is not UTF-8, the encoding of all texts of the site. Save the file again as UTF-8, and check that line.`,
  )
  expect((await errorsIn(directory)).toSorted()).toEqual(errors)
})

test('a byte order mark is accepted', async () => {
  const marked = TEXTS.map((file) => [file, { from: /^/, to: '\uFEFF' }])
  expect(await errorsAfter(Object.fromEntries(marked))).toEqual([])
})

test('a picture with two descriptions is refused', async () => {
  const second = '- file: portrait.webp\n  alt: Somebody else\n'
  const text = await readFile(join(TEST_CONTENT, 'pictures.yaml'), 'utf8')
  expect(await errorsWith({ 'pictures.yaml': text + second })).toEqual([
    'content/pictures.yaml: item 2: "file" is "portrait.webp", which content/pictures.yaml also uses. Describe each picture once.',
  ])
})
