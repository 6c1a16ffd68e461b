import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkPalette } from '../../content-model/checkPalette.ts'
import type { ContentRecord } from '../../content-model/records.ts'
import { paletteSchema } from '../../content-model/schemas/palette.ts'

const DIRECTORY = join(import.meta.dirname, '../../docs/palettes')

test.for(await readdir(DIRECTORY))('%s is a valid palette', async (file) => {
  const value: unknown = parse(await readFile(join(DIRECTORY, file), 'utf8'))
  expect(paletteSchema.safeParse(value).error).toBeUndefined()
  expect(checkPalette([{ key: 'palette', file, value } as ContentRecord])).toEqual([])
})
