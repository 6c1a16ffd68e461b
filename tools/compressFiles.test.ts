import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
  await mkdir(join(folder, '.next'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await compressFiles(folder, dictionary)
  const entries = await readdir(folder, { recursive: true })
  const names = entries.filter((name) => name !== '.next')
  return { names, read: (name: string) => readFile(join(folder, name)) }
}

test('text has a copy of each kind, and a next page one more that is made with the dictionary', async () => {
  const files = { '.next/a.html': page, 'a.html': page, 'b.css': page, 'c.webp': page }
  const { names, read } = await compressed(files)
  const copies = ['a.html.br', 'a.html.gz', 'b.css.br', 'b.css.gz']
  const nextCopies = ['.next/a.html.br', '.next/a.html.dcb', '.next/a.html.gz']
  expect(names.toSorted()).toEqual([...Object.keys(files), ...copies, ...nextCopies].toSorted())
  expect(brotliDecompressSync(await read('.next/a.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('b.css.gz')).toString()).toBe(page)
})

test('the copy made with the dictionary begins as RFC 9842 says, and is read with it alone', async () => {
  const copy = await (await compressed({ '.next/a.html': page })).read('.next/a.html.dcb')
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
