import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FOCUSES } from '../../content-model/schemas/fields.ts'
import { cropPosition } from './focus.ts'

/** A picture of three by three pixels, in reading order, each brighter than the one before. */
const FIELDS = Buffer.from(FOCUSES.map((_, index) => 20 + index * 20))

async function shownBy(focus: (typeof FOCUSES)[number], width: number, height: number) {
  const position = cropPosition(focus)
  const picture = sharp(FIELDS, { raw: { width: 3, height: 3, channels: 1 } })
  const bytes = await picture.resize({ width, height, fit: 'cover', position }).raw().toBuffer()
  return [...bytes].filter((_, index) => index % (bytes.length / (width * height)) === 0)
}

test.each(FOCUSES)('a crop keeps the part at %s', async (focus) => {
  const field = FIELDS[FOCUSES.indexOf(focus)]
  expect(await shownBy(focus, 3, 1), 'row crop').toContain(field)
  expect(await shownBy(focus, 1, 3), 'column crop').toContain(field)
})
