import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compressFiles.ts'

const page = Array.from({ length: 400 }, (_, number) => `word ${number * number}`).join(' ')

async function compressed(files: Record<string, string>, former?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await compressFiles(folder, former)
  return { names: await readdir(folder), read: (name: string) => readFile(join(folder, name)) }
}

test('a text file gets a Brotli and a gzip copy, a picture neither', async () => {
  const { names, read } = await compressed({ 'a.html': page, 'b.css': page, 'c.webp': page })
  const copies = ['a.html.br', 'a.html.gz', 'b.css.br', 'b.css.gz']
  expect(names.toSorted()).toEqual(['a.html', 'b.css', 'c.webp', ...copies].toSorted())
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('b.css.gz')).toString()).toBe(page)
})

test('all files of a folder with many files are compressed', async () => {
  const files = Array.from({ length: 20 }, (_, number) => [`${number}.html`, `${page}${number}`])
  const { read } = await compressed(Object.fromEntries(files))
  for (const [name = '', text = ''] of files) {
    expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(text)
  }
})

test('a copy that would not be smaller is left out', async () => {
  expect((await compressed({ 'a.html': '<p>', 'b.txt': 'B' })).names).toEqual(['a.html', 'b.txt'])
})

test('an unchanged file reuses the compressed copies of the former build, and a changed file is compressed', async () => {
  const former = await mkdtemp(join(tmpdir(), 'former-'))
  onTestFinished(() => rm(former, { recursive: true }))
  const texts = { 'same.html': page, 'changed.html': `${page} before`, 'bare.html': page }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(former, name), text)
  for (const name of ['same.html', 'changed.html']) await writeFile(join(former, `${name}.br`), '')
  const { read } = await compressed({ ...texts, 'changed.html': page, 'new.html': page }, former)
  expect(await read('same.html.br')).toHaveLength(0)
  for (const name of ['changed.html.br', 'bare.html.br', 'new.html.br']) {
    expect(brotliDecompressSync(await read(name)).toString()).toBe(page)
  }
})
