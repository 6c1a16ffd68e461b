import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { finishPagesIn } from './finishPages.ts'

/** Finishes pages, and reads them with the one file of script that lies beside them. */
async function finish(pages: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '_astro'))
  for (const [name, html] of Object.entries(pages)) await writeFile(join(folder, name), html)
  finishPagesIn(`${folder}/`)
  const [name = ''] = await readdir(join(folder, '_astro'))
  const script = await readFile(join(folder, '_astro', name), 'utf8')
  const read = (page: string) => readFile(join(folder, page), 'utf8')
  return { read, script, name }
}

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

test('scripts of all pages stand in one file, which each page fetches from its end', async () => {
  const site = await finish({
    'a.html': page('<script>one()</script><p>A</p><script type="module">two()\n</script>'),
    'b.html': page('<p>B</p><script>one()</script><script>three()</script>'),
  })
  for (const [file, text] of [
    ['a.html', '<p>A</p>'],
    ['b.html', '<p>B</p>'],
  ] as const) {
    const [before = '', after = ''] = (await site.read(file)).split('<script type="module">')
    expect(before).toBe(`<!doctype html><html><head></head><body>${text}`)
    expect(after).toContain(`import("/_astro/${site.name}")`)
    expect(after.endsWith('</script></body></html>')).toBe(true)
  }
  expect(site.script).toBe('{one()}\n{two()}\n{three()}')
})

test('names in one script are not those of another', async () => {
  const { script } = await finish({
    'a.html': page(
      '<script>let x = 1; function f() {}</script><script>let x = 2; function f() {}</script>',
    ),
  })
  expect(() => new Function(`'use strict'; ${script}`)).not.toThrow()
})

test('a style in the body is put into the head', async () => {
  const { read } = await finish({
    'a.html': page('<p>A</p><style>b{}</style><p>C</p>', '<style>a{}</style>'),
  })
  expect(await read('a.html')).toBe(
    page('<p>A</p><p>C</p>', '<style>a{}</style><style>b{}</style>'),
  )
})

test('what the head does at once, files, data and rules stay as they are', async () => {
  const html = page(
    '<script src="/x.js"></script><script type="application/ld+json">{"a":"</head>"}</script>',
    '<script>arrive()</script><script type="speculationrules">{}</script>',
  )
  expect(await (await finish({ 'a.html': html })).read('a.html')).toBe(html)
})

test('other script gives the file another name, the same script the same', async () => {
  const one = await finish({ 'a.html': page('<script>one()</script>') })
  const same = await finish({ 'a.html': page('<p>Else</p><script>one()</script>') })
  const other = await finish({ 'a.html': page('<script>two()</script>') })
  expect(same.name).toBe(one.name)
  expect(other.name).not.toBe(one.name)
})
