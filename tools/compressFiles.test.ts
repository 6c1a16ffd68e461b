import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compressFiles.ts'

const HEADER_BYTES = 36
const words = Array.from({ length: 400 }, (_, number) => `word ${number * number}`).join(' ')
const dictionary = Buffer.from(`<header>${words}</header>`)
const page = `<header>${words}</header><p>Only here</p>`

async function compressed(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await compressFiles(folder, dictionary)
  return { names: await readdir(folder), read: (name: string) => readFile(join(folder, name)) }
}

test('a page has a copy of each kind, and other text all but the one made with the dictionary', async () => {
  const { names, read } = await compressed({ 'a.html': page, 'b.css': page, 'c.webp': page })
  const copies = ['a.html.br', 'a.html.dcb', 'a.html.gz', 'b.css.br', 'b.css.gz']
  expect(names.toSorted()).toEqual(['a.html', 'b.css', 'c.webp', ...copies].toSorted())
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('b.css.gz')).toString()).toBe(page)
})

test('the copy made with the dictionary begins as RFC 9842 says, and is read with it alone', async () => {
  const copy = await (await compressed({ 'a.html': page })).read('a.html.dcb')
  const hash = createHash('sha256').update(dictionary).digest('hex')
  expect(copy.subarray(0, HEADER_BYTES).toString('hex')).toBe(`ff444342${hash}`)
  const rest = copy.subarray(HEADER_BYTES)
  expect(brotliDecompressSync(rest, { dictionary }).toString()).toBe(page)
  expect(() => brotliDecompressSync(rest)).toThrow()
  expect(rest.length).toBeLessThan(100)
})

test('of many files none is forgotten', async () => {
  const files = Array.from({ length: 20 }, (_, number) => [`${number}.html`, `${page}${number}`])
  const { read } = await compressed(Object.fromEntries(files))
  for (const [name = '', text = ''] of files) {
    expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(text)
  }
})

test('a copy that would not be smaller is left out', async () => {
  expect((await compressed({ 'a.html': '<p>', 'b.txt': 'B' })).names).toEqual(['a.html', 'b.txt'])
})
