import { cpSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../../content-model/readContent.ts'
import { ContentError } from '../../content-model/validation.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import {
  ENOUGH_WORDS,
  type Entry,
  makeExport,
  OLD_SITE,
} from '../../tests/support/import/makeExport.ts'
import { temporaryFolder } from '../../tests/support/receiver/startReceiver.ts'
import { importExport } from './importExport.ts'
import type { PictureSources } from './takePictures.ts'

/** A folder with the test content, for imports. */
async function makeProject() {
  const directory = temporaryFolder()
  const content = join(directory, 'content')
  cpSync(TEST_CONTENT, content, { recursive: true })
  const uploads = join(directory, 'uploads')
  return {
    content,
    uploads,
    async run(entries: Entry[], sources: PictureSources = {}): Promise<string> {
      const file = join(directory, 'export.xml')
      await writeFile(file, makeExport(entries))
      return importExport([file], content, sources)
    },
    async article(link: string) {
      const { posts } = await readContent(content, { withDrafts: true })
      const post = posts.find((candidate) => candidate.link === link)
      if (!post) throw new Error(`No article is at ${link}.`)
      const text = await readFile(join(content, post.file), 'utf8')
      return { ...post, isDraft: 'draft' in post && post.draft === true, text }
    },
    async list(file: string): Promise<Record<string, unknown>[]> {
      return parse(await readFile(join(content, file), 'utf8'))
    },
  }
}

/** Every file below a folder, with its bytes. */
async function filesBelow(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')] as const)),
  )
}

function jpeg(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
}

const PHOTO = `${OLD_SITE}/wp-content/uploads/2019/05/photo.jpg`

test('an imported article has its date, author, category, tags and comments, and its old address leads to it', async () => {
  const { run, article, list } = await makeProject()
  await run([
    {
      title: 'Tea &amp; cake in the caf&eacute; by the river',
      slug: 'tea-and-cake',
      excerpt: ENOUGH_WORDS,
      categories: { town: 'From the town' },
      tags: { tea: 'Tea' },
      comments: [
        { author: 'A. Reader', text: 'Well <b>said</b>.' },
        { author: 'Spam', text: 'Buy', approved: '0' },
        { author: 'A site', text: 'Ping', type: 'pingback' },
      ],
    },
  ])
  expect(await article('/tea-and-cake')).toMatchObject({
    title: 'Tea & cake in the café by the river',
    date: '2019-05-31',
    author: 'Jo Q. Public',
    author_link: '/author/jo-q-public',
    category: 'From the town',
    tags: ['News', 'Tea'],
    summary: ENOUGH_WORDS,
    isDraft: false,
  })
  expect(await list('redirects.yaml')).toContainEqual({
    from: '/2019/05/31/tea-and-cake',
    to: '/tea-and-cake',
    permanent: true,
  })
  const comments = (await list('comments.yaml')).filter(
    ({ article: link }) => link === '/tea-and-cake',
  )
  expect(comments).toMatchObject([{ name: 'A. Reader', comment: 'Well said.', date: '2019-06-02' }])
})

test('a tag has one spelling: that of the site, else that of the first article', {
  tags: 'long',
}, async () => {
  const { run, article } = await makeProject()
  await run([{ slug: 'zero', tags: { a: 'SEO' } }])
  await run([
    { slug: 'one', tags: { a: 'Tea &amp; cake', b: 'seo', c: 'Seo' } },
    { slug: 'two', tags: { d: 'tea cake' } },
  ])
  expect(await article('/one')).toMatchObject({ tags: ['Tea & cake', 'SEO'] })
  expect(await article('/two')).toMatchObject({ tags: ['Tea & cake'] })
})

test('a tag that is too long for the title of its page is left out and reported', {
  tags: 'long',
}, async () => {
  const { run, article } = await makeProject()
  const long = 'Everything we have ever said about tea'
  const report = await run([{ slug: 'one', tags: { a: long, b: 'Tea' } }])
  expect(await article('/one')).toMatchObject({ tags: ['Tea'] })
  expect(report).toContain(`The tag "${long}" is left out`)
})

test('an old address gets no redirect if a page has it or if it reaches the article anyway', {
  tags: 'long',
}, async () => {
  const { content, run, list } = await makeProject()
  const { redirects, posts } = await readContent(content)
  const taken = redirects[0]?.from.toLowerCase() ?? ''
  const report = await run([
    { slug: 'one', link: `${OLD_SITE}/one.html` },
    { slug: 'two', link: `${OLD_SITE}${taken}` },
    { slug: 'three', link: `${OLD_SITE}${posts[0]?.link}/` },
    { slug: 'four', link: `${OLD_SITE}/one/` },
    { slug: 'five', link: `${OLD_SITE}/?p=5` },
    { slug: 'six', link: `${OLD_SITE}/blog/2/` },
    { slug: 'seven', link: `${OLD_SITE}/100%25/` },
    { slug: 'eight', link: `${OLD_SITE}/%C3%BCber/Uns/` },
    { slug: taken.replaceAll('/', ''), link: `${OLD_SITE}/nine/` },
  ])
  const added = (await list('redirects.yaml'))
    .slice(redirects.length)
    .filter(({ to }) => to !== '/rss.xml')
  expect(added.map(({ from, to }) => [from, to])).toEqual([
    ['/100%', '/seven'],
    ['/über/Uns', '/eight'],
    ['/nine', `${taken.replace(/\/$/, '')}-2`],
  ])
  expect(report.match(/cannot be redirected to the new one/g)).toHaveLength(5)
})

test('an existing author keeps their page', { tags: 'long' }, async () => {
  const { content, run, article } = await makeProject()
  const { authors } = await readContent(content)
  const entries = [{ slug: 'one', author: authors[0]?.name ?? '' }]
  await run(entries)
  expect(await article('/one')).toMatchObject({ author_link: authors[0]?.path })
  expect((await readContent(content)).authors).toHaveLength(authors.length)
})

test('a second import of an export changes nothing and lists the existing articles', {
  tags: 'long',
}, async () => {
  const { content, run } = await makeProject()
  const entries = [{ slug: 'one' }, { slug: 'one' }, { slug: 'blog' }, { slug: '%d0%bf' }]
  await run(entries)
  const files = await filesBelow(content)
  const report = await run(entries)
  expect(report).toContain('Nothing was written.')
  expect(report).toContain('4 articles (/one, /one-2, /blog-2, /post-4)')
  expect(await filesBelow(content)).toEqual(files)
})

test('an unfinished or unsuitable article becomes a draft until the owner decides', async () => {
  const { content, run } = await makeProject()
  const before = await readContent(content)
  const report = await run([
    { status: 'draft', slug: '', date: '0000-00-00' },
    { status: 'private' },
    { status: 'future', date: '2099-01-01' },
    { title: 'Short' },
    { title: 'Long '.repeat(30) },
    { html: 'Few words.' },
  ])
  for (const sentence of [
    'It is a draft, as before',
    'because it was private',
    'It was scheduled',
    'The title "Short" has 5 characters. Write one of 30 to 65.',
    'has 149 characters',
    'It has no summary',
  ]) {
    expect(report).toContain(sentence)
  }
  expect(await readContent(content)).toMatchObject({ posts: before.posts })
  const { posts } = await readContent(content, { withDrafts: true })
  expect(posts).toHaveLength(before.posts.length + 6)
})

test('an item that is not a public article is left out and reported', async () => {
  const { content, run } = await makeProject()
  const before = await filesBelow(content)
  const report = await run([
    { password: 'x' },
    { type: 'page', title: 'About us' },
    { status: 'trash' },
  ])
  expect(report).toContain('protected by a password')
  expect(report).toContain('A page was not imported: About us')
  expect(report).toContain('1 article in the bin')
  expect(await filesBelow(content)).toEqual(before)
})

test('no existing file is overwritten', async () => {
  const { content, run, article } = await makeProject()
  const [post] = (await readContent(content)).posts
  const file = post?.file.replace(/^posts\/|\.mdx$/g, '') ?? ''
  const before = await readFile(join(content, 'posts', `${file}.mdx`), 'utf8')
  await run([{ slug: file }])
  expect(await readFile(join(content, 'posts', `${file}.mdx`), 'utf8')).toBe(before)
  expect(await article(`/${file}`)).toMatchObject({ file: `posts/${file}-2.mdx` })
})

test('links between articles lead to their new addresses, and never to missing ones', async () => {
  const { run, article } = await makeProject()
  const report = await run([
    { slug: 'one' },
    { slug: 'two', status: 'draft' },
    {
      slug: 'three',
      html: `${ENOUGH_WORDS} <a href="/2019/05/31/one/#x">path</a> <a href="${OLD_SITE}/?p=1">number</a> <a href="/?p=2">draft</a> <a href="/shop/">page</a> <a href="/feed/">feed</a> <a href="https://example.com/">out</a>`,
    },
  ])
  const { text } = await article('/three')
  expect(text).toContain(
    '[path](/one) [number](/one) draft page [feed](/rss.xml) [out](https://example.com/)',
  )
  expect(report).toContain('leads to a draft')
  expect(report).toContain(`${OLD_SITE}/shop/`)
})

const WITH_PICTURES: Entry[] = [
  {
    slug: 'one',
    html: `${ENOUGH_WORDS}<img src="${PHOTO.replace('.jpg', '-300x200.jpg')}">`,
    meta: { _thumbnail_id: '900' },
  },
  { id: 900, type: 'attachment', fileUrl: PHOTO, meta: { _wp_attachment_image_alt: 'A kettle' } },
]

test('pictures come from the copy of the uploads, each in its largest size', async () => {
  const { content, uploads, run, article } = await makeProject()
  await mkdir(join(uploads, '2019/05'), { recursive: true })
  await writeFile(join(uploads, '2019/05/photo.jpg'), await jpeg())
  await run(WITH_PICTURES, { mediaDirectory: uploads })
  const { thumb, alt, text } = await article('/one')
  expect({ thumb, alt }).toEqual({ thumb: '2019-05-photo.webp', alt: 'A kettle' })
  expect(text).toContain('<Picture file="2019-05-photo.webp" alt="A kettle" />')
  expect(await sharp(join(content, 'pictures', thumb)).metadata()).toMatchObject({ width: 900 })
})

test('pictures are fetched from the old site only on request', { tags: 'long' }, async () => {
  const bytes = await jpeg()
  const server = createServer((_request, response) => response.end(bytes)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const entries = JSON.parse(JSON.stringify(WITH_PICTURES).replaceAll(OLD_SITE, site)) as Entry[]
  const { run, article } = await makeProject()
  const { run: runWithout } = await makeProject()
  expect(await runWithout(entries)).toContain('was not imported: ')
  await run(entries, { fetches: true })
  expect(await article('/one')).toMatchObject({ thumb: '2019-05-photo.webp' })
})

test('no mail address is published as the name of an author or a reader, and the report names it', async () => {
  const { content, run, article, list } = await makeProject()
  const comments = [
    { author: 'kim@mail.example', text: 'First.' },
    { author: 'Lee <lee@mail.example>', text: 'See <a href="https://far.example/">this</a>.' },
  ]
  const report = await run([{ slug: 'one', author: 'nora.dunmore@mail.example', comments }])
  expect(await article('/one')).toMatchObject({ author: 'Unknown', author_link: '/author/unknown' })
  const shown = (await list('comments.yaml')).filter(({ article: link }) => link === '/one')
  expect(shown.map(({ name }) => name)).toEqual(['Anonymous', 'Lee'])
  expect([...(await filesBelow(content)).values()].join()).not.toContain('mail.example')
  expect(report).toContain('which is not published: nora.dunmore@mail.example')
  expect(report).toContain(
    'A link in a comment was removed; its text was kept: https://far.example/',
  )
})

test('the old feeds lead to the feed, unless the site has their address', {
  tags: 'long',
}, async () => {
  const { content, run, list } = await makeProject()
  const file = join(content, 'redirects.yaml')
  await writeFile(file, `${await readFile(file, 'utf8')}\n- from: /Feed/\n  to: /about\n`)
  await run([{}])
  const feeds = (await list('redirects.yaml')).filter(({ to }) => to === '/rss.xml')
  expect(feeds.map(({ from }) => from)).toEqual([
    '/feed/rss2',
    '/feed/rss',
    '/feed/rdf',
    '/feed/atom',
    '/comments/feed',
  ])
})

test('the title and summary for search engines replace an unsuitable title and summary', {
  tags: 'long',
}, async () => {
  const { run, article } = await makeProject()
  const title = 'What a bakery learnt from its first hundred orders'
  const report = await run([
    {
      slug: 'bread',
      title: 'Bread',
      html: 'Few words.',
      meta: {
        _yoast_wpseo_title: `${title} %%sep%% %%sitename%%`,
        rank_math_description: ENOUGH_WORDS,
      },
    },
  ])
  expect(await article('/bread')).toMatchObject({ title, summary: ENOUGH_WORDS, isDraft: false })
  expect(report).toContain('The original title was "Bread"')
})

test('placeholders for the owner are only in the frontmatter of a draft', {
  tags: 'long',
}, async () => {
  const { run, article } = await makeProject()
  const html = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  await run([{ slug: 'our-film', title: 'Our film', html }])
  const { text } = await article('/our-film')
  expect(text.match(/is to be written/g)).toHaveLength(1)
  expect(text).toContain('\nOur film\n\n<Video ')
})

test('an article beyond the size limit keeps its beginning', {
  tags: 'long',
}, async () => {
  const { run, article } = await makeProject()
  const report = await run([
    { slug: 'long', html: `${`<p>${ENOUGH_WORDS}</p>`.repeat(2000)}<p>The end.` },
  ])
  expect((await article('/long')).text.length).toBeGreaterThan(100_000)
  expect(report).toContain('Text that is not in the article: "The end."')
})

test('an inline picture is imported', { tags: 'long' }, async () => {
  const { run, article } = await makeProject()
  const noise = {
    width: 40,
    height: 40,
    channels: 3,
    noise: { type: 'gaussian', mean: 99, sigma: 30 },
  }
  const bytes = await sharp({ create: { ...noise, background: '#000' } as never })
    .jpeg()
    .toBuffer()
  const src = `data:image/jpeg;base64,${bytes.toString('base64')}`
  await run([{ slug: 'one', html: `<img src="${src}" alt="Noise">${ENOUGH_WORDS}` }])
  expect((await article('/one')).text).toContain('<Picture file="imported.webp" alt="Noise" />')
})

test('a missing picture with only a number is reported by that number', {
  tags: 'long',
}, async () => {
  const { run } = await makeProject()
  const report = await run([{ meta: { _thumbnail_id: '77' } }])
  expect(report).toContain('The picture number 77 is not in the export')
})

test.for([
  [
    'is outside the uploads',
    '/wp-content/uploads/..%2fcontent/pictures/outside.webp',
    /was not imported: /,
  ],
  ['is not a picture', '/wp-content/uploads/none.jpg', /is not a picture/],
] as const)('a picture file that %s is reported and not imported', async ([, path, sentence]) => {
  const { content, uploads, run, article } = await makeProject()
  await mkdir(uploads)
  await writeFile(join(uploads, 'none.jpg'), 'words')
  await writeFile(join(content, 'pictures/outside.webp'), await jpeg())
  const pictures = await readdir(join(content, 'pictures'))
  const html = `${ENOUGH_WORDS}<img src="${path}">`
  expect(await run([{ slug: 'one', html }], { mediaDirectory: uploads })).toMatch(sentence)
  expect(await readdir(join(content, 'pictures'))).toEqual(pictures)
  expect((await article('/one')).text).not.toContain('<Picture')
})

test.for([
  ['found before the import', 'partners.yaml', '- id: x'],
  ['found only after the conversion', 'pictures/broken.webp', 'words'],
] as const)(
  'a content error, %s, is reported with its file, and nothing is written',
  async ([, file, text]) => {
    const { content, run } = await makeProject()
    await writeFile(join(content, file), text)
    const before = await filesBelow(content)
    const importing = run([{}])
    await expect(importing).rejects.toBeInstanceOf(ContentError)
    await expect(importing).rejects.toThrow(`content/${file}`)
    expect(await filesBelow(content)).toEqual(before)
    expect((await readdir(dirname(content))).toSorted()).toEqual(['content', 'export.xml'])
  },
)
