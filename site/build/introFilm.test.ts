import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { mp4DurationS } from './introFilm.ts'

test('the intro film ends with its last caption', async () => {
  const captions = await readFile(join(TEST_CONTENT, 'video/intro.vtt'), 'utf8')
  const end = captions
    .match(/--> 00:(\d+\.\d+)/g)
    ?.at(-1)
    ?.replace('--> 00:', '')
  expect(
    Math.abs(mp4DurationS(await readFile(join(TEST_CONTENT, 'video/intro.mp4'))) - Number(end)),
  ).toBeLessThan(1)
})

test('a movie header with 64-bit times is read', () => {
  const header = Buffer.alloc(40)
  header.write('mvhd', 0)
  header[4] = 1
  header.writeUInt32BE(600, 24)
  header.writeBigUInt64BE(54_000n, 28)
  expect(mp4DurationS(header)).toBe(90)
})

test('a file that is not an MP4 film is rejected', () => {
  expect(() => mp4DurationS(Buffer.from('GIF89a'))).toThrow('no movie header')
})
