import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { finishPagesIn } from './finishPages.ts'

/** Finishes pages, and reads them with the one file of script that lies beside them. */
async function finish(pages: Record<string, string>, chunks: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '_astro'))
  for (const [name, html] of Object.entries(pages)) await writeFile(join(folder, name), html)
  for (const [name, text] of Object.entries(chunks)) {
    await writeFile(join(folder, '_astro', name), text)
  }
  finishPagesIn(`${folder}/`)
  const files = await readdir(join(folder, '_astro'))
  const name = files.find((file) => /^site\.\w+\.js$/.test(file)) ?? ''
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

test('styles stand in one element, which ends the head', async () => {
  const { read } = await finish({
    'a.html': page(
      '<p>A</p><style>b{top:0}</style><p>C</p>',
      '<style>a{top:0}</style><title>A</title>',
    ),
  })
  expect(await read('a.html')).toBe(
    page('<p>A</p><p>C</p>', '<title>A</title><style>a{top:0}b{top:0}</style>'),
  )
})

test('a next page has its styles in files that it waits for, and is otherwise the same', async () => {
  const { read } = await finish({
    'a.html': page(
      '<h1 class="_aa0">A</h1><script>one()</script><footer class="_0f0">B</footer>',
      '<style>._aa0{top:0}._0f0{top:0}</style><title>A</title>',
    ),
    'b.html': page('<h1>B</h1>', '<style>._0f0{top:0}</style>'),
  })
  const next = await read('.next/a.html')
  const links = [...next.matchAll(/<link rel="stylesheet" href="(.+?)">/g)]
  const styles = await Promise.all(links.map(([, address = '']) => read(address.slice(1))))
  expect(styles).toEqual(['._aa0{top:0}', '._0f0{top:0}'])
  const first = (await read('a.html')).replace(LINK, '')
  const linked = links.map(([link]) => link).join('')
  expect(next).toBe(first.replace('<style>._aa0{top:0}</style>', linked))
})

const FOOTER_STYLE = '<style>._0f0{top:0}</style>'
const LINK = /<link rel="stylesheet" href="(\/_astro\/site\.\w+\.css)"><script> <\/script>/

test('shared styles are fetched at the end of what stands before the first part that needs them', async () => {
  const { read } = await finish({
    'footer.html': page(
      '<main><h1>A</h1></main><script>one()</script><footer class="_0f0">B</footer>',
      FOOTER_STYLE,
    ),
    'part.html': page(
      '<main><div><h1>A</h1></div><p>B</p><section><i class="_0f0">C</i></section></main>',
      FOOTER_STYLE,
    ),
  })
  const footer = await read('footer.html')
  expect(footer.replace(LINK, '|')).toContain('<main><h1>A</h1>|</main><footer class="_0f0">')
  const part = await read('part.html')
  expect(part.replace(LINK, '|')).toContain('<p>B|</p><section>')
  expect(LINK.exec(part)?.[1]).toBe(LINK.exec(footer)?.[1])
})

test('an island takes in no style sheet', async () => {
  const { read } = await finish({
    'a.html': page(
      '<h1>A</h1><p>B</p><astro-island><p>C</p></astro-island><footer class="_0f0">D</footer>',
      FOOTER_STYLE,
    ),
  })
  expect((await read('a.html')).replace(LINK, '|')).toContain('<p>B|</p><astro-island><p>C</p></')
})

test('styles of what an island’s scripts may draw are kept, and those of other islands are not', async () => {
  const { read } = await finish(
    {
      'a.html': page(
        '<h1 class="_aa9">A</h1><astro-island component-url="/_astro/One.js"></astro-island>',
        '<style>._aa0{top:0}._aa1{top:0}._aa2{top:0}</style>',
      ),
    },
    { 'One.js': 'import "./shared.js"; c = "_aa0"', 'shared.js': 'c = "_aa1"', 'Two.js': '"_aa2"' },
  )
  expect(await read('a.html')).toContain('<style>._aa0{top:0}._aa1{top:0}</style>')
})

test('a script that a part of the page waits for stays beside it', async () => {
  const html = page('<p>A</p><script data-in-place>one()</script>')
  expect(await (await finish({ 'a.html': html })).read('a.html')).toBe(html)
})

const USES =
  '<svg viewBox="0 0 2 1"><use href="#a"></use></svg><svg><use href="#other"></use></svg>'
const sheetOf = (drawing: string) => `<svg class="x"><symbol id="a">${drawing}</symbol></svg>`

test('drawings that are used by their names stand in a file, one for all pages with the same', async () => {
  const drawing = '<path d="M0 0h1"/>'
  const site = await finish({
    'a.html': page(`${sheetOf(drawing)}<p>A</p>${USES}`),
    'b.html': page(`<h1>B</h1>${sheetOf(drawing)}${USES}`),
  })
  const html = await site.read('a.html')
  const address = /"\/(_astro\/symbols\.\w+\.svg)#a"/.exec(html)?.[1] ?? ''
  const lifted = USES.replace('#a', `/${address}#a`)
  expect(html).toBe(page(`<p>A</p>${lifted}`))
  expect(await site.read('b.html')).toBe(page(`<h1>B</h1>${lifted}`))
  expect(await site.read(address)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a">${drawing}</symbol></svg>`,
  )
})

test.for([
  ['styles of its own', '<style>path{fill:red}</style><path d="M0 0h1"/>'],
  ['a part that it names', '<g clip-path="url(#b)"><path d="M0 0h1"/></g>'],
  ['names that its head explains', '<use xlink:href="#b"/>'],
  ['a sign that only pages know', '<text>&nbsp;A</text>'],
] as const)('a drawing with %s stays in its page', async ([, drawing]) => {
  const html = page(`${sheetOf(drawing)}${USES}`)
  expect(
    (await (await finish({ 'a.html': html })).read('a.html')).replace(/<style>.*?<\/style>/g, ''),
  ).toBe(html.replace(/<style>.*?<\/style>/g, ''))
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
