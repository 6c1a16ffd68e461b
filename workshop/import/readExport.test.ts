import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeExport, OLD_SITE } from '../../tests/support/import/makeExport.ts'
import { bareSignEscaper } from './escapeBareSigns.ts'
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

/** Expands to eight thousand million characters. */
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
    /ends in line \d+, within <\S+>: it is incomplete/,
  ],
  ['is empty', () => '', /is not a WordPress export/],
  ['is not XML', () => 'Dear Sir or Madam', /line 1 cannot be read as XML/],
  [
    'has a tag that is never closed',
    () => makeExport([{}]).replace('</item>', ''),
    /line \d+ cannot be read as XML \(Unexpected close tag\)/,
  ],
  ['is a web page', () => '<html><body>x</body></html>', /line 1 begins with <html>/],
  [
    'is the feed of a site',
    () => '<rss version="2.0"><channel><item><title>x</title></item></channel></rss>',
    /is not a WordPress export/,
  ],
  ['defines entities', () => BOMB, /line 12 declares a document type/],
  [
    'is in another encoding',
    () => Buffer.from(makeExport([{ title: 'Café' }]), 'latin1'),
    /from line 1 on, it is not UTF-8/,
  ],
])('an export that %s is refused with file, line and reason', async ([, contents, sentence]) => {
  const reading = readExport([await fileWith(contents())])
  await expect(reading).rejects.toBeInstanceOf(ImportError)
  await expect(reading).rejects.toThrow(/^export\.xml: /)
  await expect(reading).rejects.toThrow(sentence)
})

test('a missing file and a folder without an export are refused by name', async () => {
  const missing = join(directory, 'nothing.xml')
  await expect(readExport([missing])).rejects.toThrow(`${missing}: there is no such file.`)
  const folder = await mkdtemp(join(directory, 'empty-'))
  await expect(readExport([folder])).rejects.toThrow(`${folder}: contains no export`)
})

test('an article is read in full, however long it is and whatever characters it contains', async () => {
  const html = `${'Ärger & <b>Spaß</b> ]]> 日本 '.repeat(100_000)}end`
  const { items, authors } = await readExport([
    await fileWith(makeExport([{ html, author: 'jo' }])),
  ])
  expect(items).toHaveLength(1)
  expect(items[0]?.html).toBe(html)
  expect(authors.get('jo')).toBe('Jo Q. Public')
})

test('named HTML entities are read although XML does not define them', async () => {
  const text = makeExport([{}]).replace(
    /<title><!\[CDATA\[.*?\]\]><\/title>/,
    '<title>Caf&eacute;&nbsp;&#8211;</title>',
  )
  const { items } = await readExport([await fileWith(text)])
  expect(items[0]?.title).toBe('Café\u00a0–')
})

test.for([
  ['R&D', 'R&D'],
  ['A & B', 'A & B'],
  ['A&amp;B &eacute; &#233; &unknown; &', 'A&B é é &unknown; &'],
  ['a < b', 'a < b'],
])('an unescaped character is read: %s', async ([title, words]) => {
  const text = makeExport([{ html: 'a &amp; b &h=1' }]).replace(
    /<title><!\[CDATA\[.*?\]\]><\/title>/,
    `<title>${title}</title>`,
  )
  const { items } = await readExport([await fileWith(text)])
  expect(items[0]).toMatchObject({ title: words, html: 'a &amp; b &h=1' })
})

test('a bare character is escaped wherever the file is split into pieces', () => {
  const text = '<a>R&D < &amp; &#38;<![CDATA[ & ]]&<![CDATA[ ]]> & </a>'
  const mended = '<a>R&amp;D &lt; &amp; &#38;<![CDATA[ & ]]&<![CDATA[ ]]> &amp; </a>'
  for (let cut = 0; cut <= text.length; cut++) {
    const take = bareSignEscaper()
    expect(take(text.slice(0, cut)) + take(text.slice(cut)) + take()).toBe(mended)
  }
})

const ARCHIVE = join(import.meta.dirname, '../../tests/import/export.zip')

test('the files of an archive are merged into one export, even if they repeat an article', async () => {
  const { items } = await readExport([ARCHIVE])
  expect(items.map(({ slug }) => slug)).toEqual(['one', 'two', 'three'])
})

test('all export files of a folder, or several named files, are merged into one export', async () => {
  const folder = await mkdtemp(join(directory, 'folder-'))
  await writeFile(join(folder, 'a.xml'), makeExport([{ id: 9, slug: 'nine' }]))
  await copyFile(ARCHIVE, join(folder, 'b.zip'))
  const slugs = ['nine', 'one', 'two', 'three']
  expect((await readExport([folder])).items.map(({ slug }) => slug)).toEqual(slugs)
  const { items } = await readExport([join(folder, 'a.xml'), ARCHIVE])
  expect(items.map(({ slug }) => slug)).toEqual(slugs)
})

test('an archive that is cut off or has no export is refused by name', async () => {
  const path = join(directory, 'half.zip')
  const bytes = await readFile(ARCHIVE)
  await writeFile(path, bytes.subarray(0, 2000))
  await expect(readExport([path])).rejects.toThrow('half.zip: cannot be opened (its end is missing')
  await writeFile(path, Buffer.from(bytes.toString('latin1').replaceAll('.xml', '.txt'), 'latin1'))
  await expect(readExport([path])).rejects.toThrow(
    'half.zip: cannot be opened (it contains no .xml file)',
  )
})

test.for([
  ['', '/blog/a.html', `${OLD_SITE}/blog/a.html`],
  ['', '', `${OLD_SITE}/?p=1`],
  [`<link>${OLD_SITE}</link>`, '/a/', `${OLD_SITE}/a/`],
  [`<wp:base_site_url>${OLD_SITE}</wp:base_site_url><link></link>`, '/a/', `${OLD_SITE}/a/`],
] as const)(
  'with the site address "%s", the article address "%s" becomes %s',
  async ([site, link, whole]) => {
    const other = { id: 2, type: 'attachment', link: '', fileUrl: `${OLD_SITE}/files/a.jpg` }
    const text = makeExport([{ link }, other])
      .replace(`<link>${OLD_SITE}</link>`, site)
      .replace(`<wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>`, '')
    const { items } = await readExport([await fileWith(text)])
    expect(items[0]?.link).toBe(whole)
  },
)

test('an author gets a name that is never a mail address', async () => {
  const author = (login: string, names: string) =>
    `<wp:author><wp:author_login>${login}</wp:author_login>${names}</wp:author></channel>`
  const shown = '<wp:author_display_name>kim@mail.example</wp:author_display_name>'
  const own =
    '<wp:author_first_name>Kim</wp:author_first_name><wp:author_last_name>Day</wp:author_last_name>'
  const text = makeExport([{}])
    .replace('</channel>', author('kim', shown + own))
    .replace('</channel>', author('lee', shown))
    .replace(
      '</channel>',
      author('may', '<wp:author_email>may@mail.example</wp:author_email>'.concat(shown, own)),
    )
  const { authors } = await readExport([await fileWith(text)])
  expect(authors.get('kim')).toBe('Kim Day')
  expect(authors.has('lee')).toBe(false)
  expect(authors.get('may@mail.example')).toBe('Kim Day')
})

test('pasted control characters become blanks', async () => {
  const { items } = await readExport([await fileWith(makeExport([{ html: 'a\vb\u0000c\n\td' }]))])
  expect(items[0]?.html).toBe('a b c\n\td')
})

test('of a field that occurs twice, the value that is not blank is read', async () => {
  const text = makeExport([{ meta: { footnotes: 'words' } }]).replace(
    /<wp:postmeta>.*?<\/wp:postmeta>/,
    (meta) => meta.replace('words', '') + meta + meta.replace('words', ''),
  )
  const { items } = await readExport([await fileWith(text)])
  expect(items[0]?.meta.get('footnotes')).toBe('words')
})
