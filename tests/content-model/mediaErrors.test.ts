import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureFault } from '../../content-model/files/mediaFaults.ts'
import { readCheckedContent } from '../../content-model/files/readCheckedContent.ts'
import { toMaster } from '../../content-model/files/toMaster.ts'
import { copyContent } from '../support/content/copyContent.ts'
import { errorsAfter, errorsIn, errorsOf } from '../support/content/errorsAfter.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'
import { roundOf } from '../support/round.ts'

/** The errors of the tests' content with other bytes in one file. */
async function errorsWith(file: string, bytes: Buffer | string): Promise<string[]> {
  const directory = copyContent()
  await writeFile(join(directory, file), bytes)
  return errorsOf(readCheckedContent(directory))
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
  test.each(
    roundOf(
      [
        ['that is a web page', '<!doctype html><p>Not found</p>', 'the file is no picture'],
        ['that is empty', '', 'the file is empty. Use a JPEG, PNG, WebP or AVIF picture.'],
        ['that is cut off', cutOff.webp, 'the file is '],
        ['that is a cut off JPEG', cutOff.jpeg, 'the file is damaged or cut off.'],
        ['that is a cut off PNG', cutOff.png, 'the file is damaged or cut off.'],
        [
          'that is a drawing',
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
          'the file is a drawing (SVG), which the site cannot read. Save it as JPEG.',
        ],
      ],
      2,
    ),
  )('%s is refused with its name', async (_, bytes, error) => {
    expect(await errorsWith('pictures/portrait.webp', bytes)).toEqual([
      expect.stringContaining(`content/pictures/portrait.webp: ${error}`),
    ])
  })

  const container = (brands: string) =>
    Buffer.from(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`, 'latin1')
  test.each(
    roundOf(
      [
        ['a HEIC picture', container('heic\0\0\0\0mif1heic')],
        ['a HEIC picture', container('mif1\0\0\0\0mif1heic')],
        ['a RAW picture of a camera', container('crx \0\0\0\x01crx isom')],
        ['a film', container('qt  \0\0\0\0qt  ')],
        ['a TIFF or RAW picture', 'II*\0\x08\0\0\0'],
        ['a RAW picture of a camera', 'II*\0\x10\0\0\0CR\x02\0'],
        ['a Photoshop file', '8BPS\0\x01'],
        ['a GIF picture', 'GIF89a'],
        ['a PDF file', '%PDF-1.7'],
      ],
      2,
    ),
  )('that is %s is called that, with advice', async (kind, bytes) => {
    expect(await errorsWith('pictures/portrait.webp', bytes)).toEqual([
      `content/pictures/portrait.webp: the file is ${kind}, which the site cannot read. Save it as JPEG.`,
    ])
    expect(await errorsWith('pictures/photo.heic', bytes)).toEqual([
      `content/pictures/photo.heic: the file is ${kind}, which the site cannot read. Save it as JPEG.`,
    ])
  })

  test('of 108 megapixels is scaled while it is read, a larger one refused by its size', {
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
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await photograph().toFormat(format).toBuffer()
      expect(await errorsWith('pictures/portrait.webp', bytes)).toEqual([])
    }
  })
})

describe('a drawing put in by hand', () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`

  test.each([
    ['that is empty', '', 'the file is empty'],
    ['that is broken', svg('\n<g>'), 'the file is broken in line 2'],
    ['with a script', svg('<?x ><script>f()</script>?>'), 'the file has <?x?> in line 1'],
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

  test('is accepted with styles of its own', async () => {
    const own = svg('<style>.a{fill:red}</style><path class="a"/>')
    expect(await errorsWith('logos/mark-light.svg', own)).toEqual([])
  })
})

test('an empty film is refused with its name', async () => {
  const directory = copyContent()
  await truncate(join(directory, 'video/intro.mp4'))
  await expect(readCheckedContent(directory)).rejects.toThrow(
    'content/video/intro.mp4: the file is empty. Put it there again.',
  )
})

test.each(['team/amara.yaml', 'posts/seo.mdx'])(
  'a text that is not UTF-8 is refused with its name and line: %s',
  async (file) => {
    const directory = copyContent()
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
