import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { indexSite } from './indexSite.ts'

function page(text: string, { canonical = '', searched = true } = {}): string {
  const link = canonical && `<link rel="canonical" href="https://forthwright.example${canonical}">`
  const main = searched ? '<main data-pagefind-body>' : '<main>'
  return `<!doctype html><html lang="en-GB"><head>${link}</head><body>${main}<h1>${text}</h1></main></body></html>`
}

async function indexed(files: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const [name, html] of Object.entries(files)) await writeFile(join(directory, name), html)
  const pages = await indexSite(directory)
  const index = join(directory, 'pagefind')
  return {
    pages,
    files: await readdir(index),
    words: (await readFile(join(index, 'words.txt'), 'utf8')).split('\n'),
  }
}

test('a page is found at its own address only, not at an alias', async () => {
  const html = page('Websites', { canonical: '/web-development' })
  const site = await indexed({ 'web-development.html': html, 'Web-Development2.html': html })
  expect(site.pages).toBe(1)
})

test('pages hidden from search engines and lists of other pages are not found', async () => {
  const { pages, words } = await indexed({
    'about.html': page('About', { canonical: '/about' }),
    'login.html': page('Login'),
    'blog.html': page('Listing', { canonical: '/blog', searched: false }),
  })
  expect(pages).toBe(1)
  expect(words).toEqual(['about'])
})

test('words of the user interface are not found', async () => {
  const html = page(
    'Websites</h1><button>Send</button><nav>Home</nav><a data-pagefind-ignore>More</a><h1>',
    {
      canonical: '/about',
    },
  )
  expect((await indexed({ 'about.html': html })).words).toEqual(['websites'])
})

test('the home page is found at its address', async () => {
  expect((await indexed({ 'index.html': page('Home', { canonical: '/' }) })).pages).toBe(1)
})

test('only the used files of the engine are copied beside the index', async () => {
  const { files } = await indexed({ 'about.html': page('About', { canonical: '/about' }) })
  expect(files.filter((file) => /\.(js|css)$/.test(file)).toSorted()).toEqual([
    'pagefind-worker.js',
    'pagefind.js',
  ])
})
