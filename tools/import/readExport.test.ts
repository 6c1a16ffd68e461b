import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeExport } from '../../tests/import/makeExport.ts'
import { ImportError } from './importError.ts'
import { readExport } from './readExport.ts'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'export-'))
})

afterAll(() => rm(directory, { recursive: true }))

async function fileWith(contents: string | Buffer): Promise<string> {
  const path = join(directory, 'export.xml')
  await writeFile(path, contents)
  return path
}

/** Eight thousand millions of signs where entities are filled in. */
const BOMB = `<?xml version="1.0"?>
<!DOCTYPE rss [
<!ENTITY a "aaaaaaaaaa">
${[...'bcdefghi'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('\n')}
]>
<rss><channel><title>&i;</title></channel></rss>`

test.for<[string, () => string | Buffer, RegExp]>([
  [
    'is cut off',
    () => makeExport([{}]).slice(0, -300),
    /ends in line \d+, within <\S+>: it has been cut off/,
  ],
  ['is empty', () => '', /is no export of WordPress/],
  ['is no XML', () => 'Dear Sir or Madam', /line 1 cannot be read as XML/],
  [
    'has a tag that is never closed',
    () => makeExport([{}]).replace('</item>', ''),
    /line \d+ cannot be read as XML \(Unexpected close tag\)/,
  ],
  ['is a web page', () => '<html><body>x</body></html>', /line 1 begins with <html>/],
  [
    'is the feed of a site',
    () => '<rss version="2.0"><channel><item><title>x</title></item></channel></rss>',
    /is no export of WordPress/,
  ],
  ['defines entities', () => BOMB, /line 12 declares a document type/],
  [
    'is in another encoding',
    () => Buffer.from(makeExport([{ title: 'Café' }]), 'latin1'),
    /from line 1 on, it is not UTF-8/,
  ],
])('an export that %s is refused with file, place and reason', async ([, contents, sentence]) => {
  const reading = readExport(await fileWith(contents()))
  await expect(reading).rejects.toBeInstanceOf(ImportError)
  await expect(reading).rejects.toThrow(/^export\.xml: /)
  await expect(reading).rejects.toThrow(sentence)
})

test('a file that is not there and a folder are refused by name', async () => {
  const missing = join(directory, 'nothing.xml')
  await expect(readExport(missing)).rejects.toThrow(`${missing}: there is no such file.`)
  await expect(readExport(directory)).rejects.toThrow(`${directory}: is no file.`)
})

test('an article is read whole, whatever its length and its signs', async () => {
  const html = `${'Ärger & <b>Spaß</b> ]]> 日本 '.repeat(100_000)}end`
  const { items, authors } = await readExport(await fileWith(makeExport([{ html, author: 'jo' }])))
  expect(items).toHaveLength(1)
  expect(items[0]?.html).toBe(html)
  expect(authors.get('jo')).toBe('Jo Q. Public')
})

test('signs that HTML has a name for are read though XML does not know the name', async () => {
  const text = makeExport([{}]).replace(
    /<title><!\[CDATA\[.*?\]\]><\/title>/,
    '<title>Caf&eacute;&nbsp;&#8211;</title>',
  )
  const { items } = await readExport(await fileWith(text))
  expect(items[0]?.title).toBe('Café\u00a0–')
})
