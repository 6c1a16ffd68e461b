import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changeRecord, sectionsOf } from './changeRecord.ts'

const EMPTY_LISTS = ['comments.yaml', 'counters.yaml', 'faqs.yaml', 'partners.yaml']
const EMPTY_FOLDERS = ['cases', 'projects', 'services', 'team', 'testimonials']
const ONLY_ARTICLE = 'security.mdx'

/** Reduces a copy of the test content to the essentials: one article, and no list that may be empty. */
export async function makeBare(contentDirectory: string): Promise<void> {
  const path = (...names: string[]) => join(contentDirectory, ...names)
  for (const list of EMPTY_LISTS) await writeFile(path(list), '[]\n')
  for (const folder of EMPTY_FOLDERS) await rm(path(folder), { recursive: true })

  await changeRecord(path('pages/team.yaml'), (page) => {
    for (const section of sectionsOf(page)) if (section.has('rows')) section.set('rows', [])
  })
  for (const home of ['home', 'home-dark', 'home-security']) {
    await changeRecord(path(`pages/${home}.yaml`), (page) => {
      for (const section of sectionsOf(page)) section.delete('proof')
    })
  }
  await changeRecord(path('pages/about.yaml'), (page) => {
    const index = sectionsOf(page).findIndex((section) => section.has('testimonial'))
    page.deleteIn(['sections', index])
  })
  for await (const file of glob('service-pages/*.mdx', { cwd: contentDirectory })) {
    await changeRecord(path(file), (page) => page.set('project', null))
  }
  for await (const file of glob('authors/*.yaml', { cwd: contentDirectory })) {
    await changeRecord(path(file), (author) => author.delete('writers'))
  }

  const link = await linkOf(path('posts', ONLY_ARTICLE))
  for await (const file of glob('posts/*.mdx', { cwd: contentDirectory })) {
    if (file.endsWith(ONLY_ARTICLE)) continue
    await replaceLinks(contentDirectory, await linkOf(path(file)), link)
    await rm(path(file))
  }
}

async function linkOf(article: string): Promise<string> {
  return /^link: (.*)$/m.exec(await readFile(article, 'utf8'))?.[1] ?? ''
}

async function replaceLinks(contentDirectory: string, from: string, to: string): Promise<void> {
  for await (const file of glob('**/*.{yaml,mdx}', { cwd: contentDirectory })) {
    const text = await readFile(join(contentDirectory, file), 'utf8')
    await writeFile(join(contentDirectory, file), text.replaceAll(from, to))
  }
}
