import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { classNamer } from './shortClassNames.ts'

function modules(css: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(css)) writeFileSync(join(folder, file), text)
  const path = (file: string) => join(folder, file)
  return { path, files: Object.keys(css).map(path) }
}

const CSS = {
  'one.module.css':
    '.card { transition: 0.5s } .card:hover > .title { animation: rise } @keyframes rise {}',
  'two.module.css': '.card-2 {} .title {}',
}

test('no two names of a site are the same, and the same files give the same ones', () => {
  const { path, files } = modules(CSS)
  const all = (name: ReturnType<typeof classNamer>) => [
    ...['card', 'title', 'rise'].map((one) => name(one, path('one.module.css'))),
    ...['card-2', 'title'].map((one) => name(one, `${path('two.module.css')}?used`)),
  ]
  const names = all(classNamer(files))
  expect(new Set(names).size).toBe(5)
  for (const name of names) expect(name).toMatch(/^_\w{2,4}$/)
  expect(all(classNamer(files.toReversed()))).toEqual(names)
})

test('a name that no style module has is an error, not another one’s name', () => {
  const { path, files } = modules(CSS)
  expect(() => classNamer(files)('gone', path('one.module.css'))).toThrow('no class "gone"')
  expect(() => classNamer([])('card', path('one.module.css'))).toThrow('no class "card"')
})
