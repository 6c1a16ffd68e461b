import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const components = join(import.meta.dirname, '../components')
const gallery = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('')

/** Parts of articles, shown by the articles themselves. */
const SHOWN_ELSEWHERE = ['article']

test('the gallery shows every component', () => {
  const missing = readdirSync(components)
    .filter((name) => !SHOWN_ELSEWHERE.includes(name))
    .filter((name) => !gallery.includes(`component="${name}"`))
  expect(missing).toEqual([])
})
