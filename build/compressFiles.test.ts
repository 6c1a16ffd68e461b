import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compressFiles.ts'

const page = Array.from({ length: 400 }, (_, number) => `word ${number * number}`).join(' ')

async function compressed(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await compressFiles(folder)
  return { names: await readdir(folder), read: (name: string) => readFile(join(folder, name)) }
}

test('text gets a copy of each kind, and a picture gets none', async () => {
  const { names, read } = await compressed({ 'a.html': page, 'b.css': page, 'c.webp': page })
  const copies = ['a.html.br', 'a.html.gz', 'b.css.br', 'b.css.gz']
  expect(names.toSorted()).toEqual(['a.html', 'b.css', 'c.webp', ...copies].toSorted())
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('b.css.gz')).toString()).toBe(page)
})

test('every one of many files is compressed', async () => {
  const files = Array.from({ length: 20 }, (_, number) => [`${number}.html`, `${page}${number}`])
  const { read } = await compressed(Object.fromEntries(files))
  for (const [name = '', text = ''] of files) {
    expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(text)
  }
})

test('a copy that would not be smaller is left out', async () => {
  expect((await compressed({ 'a.html': '<p>', 'b.txt': 'B' })).names).toEqual(['a.html', 'b.txt'])
})
