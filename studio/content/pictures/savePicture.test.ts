import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { testEditing } from '../../../tests/support/studio/testEditing.ts'
import { savePicture } from './savePicture.ts'

async function emptyContent(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const folder of ['pictures', 'logos']) {
    await mkdir(join(directory, folder), { recursive: true })
  }
  return directory
}

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#ff5626' } }).jpeg()
}

test('a photograph lying on its side is turned upright, scaled down and stripped of the camera’s metadata', async () => {
  const directory = await emptyContent()
  const bytes = await photograph(4000, 3000)
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody' } } })
    .toBuffer()
  const saved = await savePicture(testEditing(directory), {
    type: 'picture',
    name: 'Our Team (1).JPG',
    bytes,
  })
  expect(saved).toEqual({ name: 'our-team-1.webp', width: 2160, height: 2880 })
  const metadata = await sharp(join(directory, 'pictures/our-team-1.webp')).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 2160, height: 2880 })
  expect(metadata.exif).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
})

test.each(['picture', 'logo'] as const)(
  'a %s with a web page appended to it is saved without the web page',
  async (type) => {
    const directory = await emptyContent()
    const page = '<!doctype html><script>alert(1)</script>'
    const bytes = Buffer.concat([await photograph(800, 600).toBuffer(), Buffer.from(page)])
    const { name } = await savePicture(testEditing(directory), {
      type,
      name: 'both.html.jpg',
      bytes,
    })
    const kept = await readFile(join(directory, type === 'logo' ? 'logos' : 'pictures', name))
    expect(kept.toString('latin1')).not.toContain('<script>')
  },
)

test('a picture is never overwritten, and another name is offered', async () => {
  const directory = await emptyContent()
  const bytes = await photograph(800, 600).toBuffer()
  await savePicture(testEditing(directory), { type: 'picture', name: 'office.jpg', bytes })
  const first = await readFile(join(directory, 'pictures/office.webp'))
  const other = await photograph(900, 600).toBuffer()
  await expect(
    savePicture(testEditing(directory), { type: 'picture', name: 'Office.png', bytes: other }),
  ).rejects.toThrow(
    'A file named office.webp exists already and was not changed. Choose another name, such as office-2.webp.',
  )
  expect(await readFile(join(directory, 'pictures/office.webp'))).toEqual(first)
})

test.each([
  ['a text', Buffer.from('<html>'), 'is not a picture'],
  [
    'a drawing with a script in place of a photograph',
    Buffer.from('<svg viewBox="0 0 9 9"/>'),
    'is a drawing (SVG), which the site cannot read',
  ],
  [
    'a small picture',
    await photograph(300, 200).toBuffer(),
    '300 by 200 pixels. Use one of at least 400',
  ],
  [
    'half a picture',
    (await photograph(900, 900).toBuffer()).subarray(0, 700),
    'is damaged or cut off',
  ],
])('%s is rejected with a reason, and nothing is saved', async (_, bytes, words) => {
  const directory = await emptyContent()
  await expect(
    savePicture(testEditing(directory), { type: 'picture', name: 'a.jpg', bytes }),
  ).rejects.toThrow(words)
  expect(await readdir(join(directory, 'pictures'))).toEqual([])
})

test.each([
  ['Bürohund Überblick.jpg', 'burohund-uberblick.webp'],
  ['Straße nach Łódź.JPG', 'strasse-nach-lodz.webp'],
  ['写真.png', '写真.webp'],
  ['Наш офис (2).jpeg', 'наш-офис-2.webp'],
  ['हमारा दफ़्तर.png', 'हमारा-दफ़्तर.webp'],
])('%s is saved as %s', async (name, kept) => {
  const directory = await emptyContent()
  const bytes = await photograph(800, 600).toBuffer()
  const saved = await savePicture(testEditing(directory), { type: 'picture', name, bytes })
  expect(saved.name).toBe(kept.normalize('NFC'))
  expect(await readdir(join(directory, 'pictures'))).toEqual([saved.name])
})

test('no file name leads out of the folder', async () => {
  const directory = await emptyContent()
  const bytes = await photograph(800, 600).toBuffer()
  const { name } = await savePicture(testEditing(directory), {
    type: 'picture',
    name: '../../../logo.jpg',
    bytes,
  })
  expect(name).toBe('logo.webp')
  await expect(
    savePicture(testEditing(directory), { type: 'picture', name: '….jpg', bytes }),
  ).rejects.toThrow('Give the file a name')
})

test('a logo may be an SVG drawing, which is sanitised before it is saved', async () => {
  const directory = await emptyContent()
  const save = (svg: string) =>
    savePicture(testEditing(directory), { type: 'logo', name: 'Mark.svg', bytes: Buffer.from(svg) })
  await expect(save('<svg><path/></svg>')).rejects.toThrow('has no viewBox')
  await expect(save('<svg viewBox="0 0 9 9"><form/></svg>')).rejects.toThrow('has <form> in line 1')
  expect(await readdir(join(directory, 'logos'))).toEqual([])
  const drawing = '<svg viewBox="0 0 9 9"><!--><script>f()</script>--><path/></svg>'
  expect(await save(drawing)).toEqual({ name: 'mark.svg' })
  expect(await readFile(join(directory, 'logos/mark.svg'), 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path/></svg>',
  )
})
