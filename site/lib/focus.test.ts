import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FOCUSES } from '../../content-model/schemas/fields.ts'
import { cropPosition } from './focus.ts'

/** Part of a square of three by three fields, each brighter than the one before, in reading order. */
const FIELDS = Buffer.from(FOCUSES.map((_, index) => 20 + index * 20))

async function shownBy(focus: (typeof FOCUSES)[number], width: number, height: number) {
  const position = cropPosition(focus)
  const picture = sharp(FIELDS, { raw: { width: 3, height: 3, channels: 1 } })
  const bytes = await picture.resize({ width, height, fit: 'cover', position }).raw().toBuffer()
  return [...bytes].filter((_, index) => index % (bytes.length / (width * height)) === 0)
}

test.each(FOCUSES)('a crop keeps the part at %s', async (focus) => {
  const field = FIELDS[FOCUSES.indexOf(focus)]
  expect(await shownBy(focus, 3, 1), 'the row').toContain(field)
  expect(await shownBy(focus, 1, 3), 'the column').toContain(field)
})
