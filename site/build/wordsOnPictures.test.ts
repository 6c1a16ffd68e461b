import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areReadableOn, partsUnderWords } from './wordsOnPictures.ts'

const INK = '#17181c'
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 }
const LEFT_HALF = { ...WHOLE, right: 0.5 }

let directory: string
let picture: string

// A pale picture with a black object right of its middle, a tenth as wide as the picture.
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'words-on-pictures-'))
  const file = join(directory, 'picture.png')
  const object = { create: { width: 64, height: 200, channels: 3, background: '#000000' } } as const
  await sharp({ create: { width: 640, height: 320, channels: 3, background: '#dcded9' } })
    .composite([{ input: object, left: 400, top: 60 }])
    .png()
    .toFile(file)
  picture = relative('content/pictures', file)
})

afterAll(() => rm(directory, { recursive: true }))

test('dark words are readable on the pale part of a picture', async () => {
  expect(await areReadableOn(picture, [LEFT_HALF], INK)).toBe(true)
})

test('one dark object behind the words makes them unreadable', async () => {
  expect(await areReadableOn(picture, [WHOLE], INK)).toBe(false)
  expect(await areReadableOn(picture, [LEFT_HALF, WHOLE], INK)).toBe(false)
})

test('words of a right-to-left language are checked on the right part of a picture', async () => {
  expect(await areReadableOn(picture, partsUnderWords([LEFT_HALF], 'en-GB'), INK)).toBe(true)
  expect(await areReadableOn(picture, partsUnderWords([LEFT_HALF], 'ar-EG'), INK)).toBe(false)
})

test('pale words are not readable on the pale part', async () => {
  expect(await areReadableOn(picture, [LEFT_HALF], '#f5f5f2')).toBe(false)
})
