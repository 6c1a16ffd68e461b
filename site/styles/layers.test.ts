import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('every layer in use is listed in the order of layers', async () => {
  const order = await readFile(new URL('layers.css', import.meta.url), 'utf8')
  const ordered = order.match(/@layer ([^;]*);/)?.[1]?.split(', ')
  const used = new Set<string>()
  for await (const file of glob('site/**/*.css')) {
    const css = await readFile(file, 'utf8')
    for (const [, layer = ''] of css.matchAll(/@layer (\w+) \{/g)) used.add(layer)
  }
  expect(used.size).toBeGreaterThan(0)
  expect(ordered).toEqual(expect.arrayContaining([...used]))
})
