import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { moveContent } from './moveContent.ts'

/** What a version before wrote, as far as this test looks at it. */
const OLDER = {
  'pages/home.yaml': 'sections:\n  - type: call-band\n',
  'pages/blog.yaml': `# yaml-language-server: $schema=../../content-model/json-schemas/pages-blog.json
path: /blog
heading: Our Blog
indexed: true
sections:
  scene: { picture: one.webp, field: pink }
  heading: Newest first
  later: { title: 'Blog, page {page}', description: A part, heading: A part }
  paging: { label: Further pages, newer: Newer, older: Older, place: '{page} of {pages}' }
  article: { reading_time: '{minutes} min', comments: '{count} comments' }
  feed: All articles
`,
  'pages/author.yaml': `path: /author
heading: Author
indexed: true
sections:
  plate: { field: bone, name: The Desk, text: [Who we are.], feed: Follow }
  heading: All by The Desk
  later: { title: 'Author, page {page}', description: A part, heading: A part }
`,
  'site/interface.yaml': 'home: Home\nby_author: by {author}\n',
  'site/brand.yaml':
    'social:\n  - id: 1\n    network: google\n    name: Maps # Ours.\n    link: https://g.page/a\n',
  'site/footer.yaml': '# Ours alone.\ncry:   Go on.   # Loud.\n',
  'comments.yaml': `- id: 1
  name: Ann
  src: sky
  demo: true
- id: 2
  name: Bea
  src: lime
`,
  'projects/dental.yaml': 'id: 1\nkind: Dentist\nimage: dental\nfield: "#9fb3a4"\n',
  'posts/one.mdx': `---
field: lime
---
The field: it stays.

<BarChart
  title="Bars"
  field="sky"
/>
`,
} as const

async function olderContent(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'older-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const folder of ['service-pages', 'legal']) await mkdir(join(directory, folder))
  for (const [file, text] of Object.entries(OLDER)) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), text)
  }
  return directory
}

test('content of an older version is moved, with its words and comments', async () => {
  const directory = await olderContent()
  await moveContent(directory)
  const textOf = (file: string) => readFile(join(directory, file), 'utf8')
  expect(await textOf('site/footer.yaml')).toBe('# Ours alone.\ntagline:   Go on.   # Loud.\n')
  expect(await textOf('site/brand.yaml')).toBe(
    OLDER['site/brand.yaml'].replace('network:', 'icon:'),
  )
  expect(await textOf('projects/dental.yaml')).toBe(
    'id: 1\nsector: Dentist\nimage: portfolio/dental-framed.webp\nimage_tall: portfolio/dental-tall.webp\ncolour: "#9fb3a4"\n',
  )
  expect(await textOf('posts/one.mdx')).toBe(
    OLDER['posts/one.mdx'].replace('field: lime', 'swatch: lime').replace('field="', 'swatch="'),
  )
  expect(await textOf('pages/home.yaml')).toContain('- type: call-to-action')
  expect(await textOf('pages/blog.yaml')).toContain('json-schemas/pages.json')
  expect(await textOf('pages/blog.yaml')).toContain(
    'illustration: { picture: one.webp, swatch: pink }',
  )
  expect(await textOf('pages/blog.yaml')).toContain('- type: post-list\n')
  expect(parse(await textOf('site/labels.yaml'))).toMatchObject({
    home: 'Home',
    article: { by: 'by {author}', all_by: 'All by {author}' },
    feed: { title: 'All articles', link: 'Follow' },
    networks: { facebook: 'Facebook', website: 'Website' },
  })
  expect(await textOf('authors/the-desk.yaml')).toContain('name: The Desk\n')
})

test('an example stands below every article; for a real comment the owner says below which', async () => {
  const directory = await olderContent()
  await moveContent(directory)
  expect(await readFile(join(directory, 'comments.yaml'), 'utf8')).toBe(`- id: 1
  name: Ann
  article: all
  swatch: sky
  demo: true
- id: 2
  name: Bea
  swatch: lime
`)
})

test('content that has moved stays as it is', async () => {
  const directory = await olderContent()
  await moveContent(directory)
  const before = `${directory}-before`
  await cp(directory, before, { recursive: true })
  onTestFinished(() => rm(before, { recursive: true }))
  await moveContent(directory)
  for (const file of [
    'comments.yaml',
    'projects/dental.yaml',
    'pages/blog.yaml',
    'site/labels.yaml',
  ]) {
    expect(await readFile(join(directory, file), 'utf8')).toBe(
      await readFile(join(before, file), 'utf8'),
    )
  }
})
