import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { FOCUSES } from '../../content-model/schemas/fields.ts'

test('every focus of a picture has a class', async () => {
  const css = await readFile(new URL('focus.module.css', import.meta.url), 'utf8')
  expect([...css.matchAll(/\.([\w-]+) \{/g)].map(([, name]) => name)).toEqual(FOCUSES)
})
