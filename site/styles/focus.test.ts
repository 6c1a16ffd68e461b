import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { FOCUSES } from '../../content-model/schemas/fields.ts'

test('there is a style for each part of a picture that may stay in sight', async () => {
  const css = await readFile(new URL('focus.module.css', import.meta.url), 'utf8')
  expect([...css.matchAll(/\.([\w-]+) \{/g)].map(([, name]) => name)).toEqual(FOCUSES)
})
