import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compressFiles.ts'

const textOf = (number: number) => `Page ${number}. ${'The same words again. '.repeat(number + 9)}`

test('every text file has two copies that say the same, and what would not be smaller has none', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'copies-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await mkdir(join(directory, 'pages'))
  const pages = Array.from({ length: 20 }, (_, number) => join(directory, `pages/${number}.html`))
  await Promise.all(pages.map((page, number) => writeFile(page, textOf(number))))
  await writeFile(join(directory, 'tiny.css'), 'a{}')
  await writeFile(join(directory, 'picture.webp'), 'no text'.repeat(99))

  await compressFiles(directory)

  for (const [number, page] of pages.entries()) {
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(textOf(number))
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(textOf(number))
  }
  expect((await readdir(directory)).toSorted()).toEqual(['pages', 'picture.webp', 'tiny.css'])
})
