import { cp, glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Document } from 'yaml'
import { readContent, type SiteContent } from '../../../content-model/readContent.ts'
import type { Page } from '../../../content-model/schemas/page.ts'
import { changeRecord, sectionsOf } from './changeRecord.ts'

const NEW_NAME = 'Wintergreen and Daughters'
const NEW_TOWN = 'Aberystwyth-by-the-Sea'
/** Pale text on dark pages. */
const DARK_PALETTE = join(import.meta.dirname, '../../../docs/palettes/night.yaml')
const FONT = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'

/** The page and the article that `edit` adds. */
export const ADDED_ADDRESSES = ['/added/in-one-file', '/added-on-an-afternoon'] as const
const [PAGE_ADDRESS, ARTICLE_ADDRESS] = ADDED_ADDRESSES

/** All rules for every page apply to this page: it is listed, searched, light and accessible. */
const ADDED_PAGE = `path: ${PAGE_ADDRESS}
aliases: [/added-in-one-file]
title: 'A page that was added in one file | {name}'
description: >-
  It stands in no list of code. Its sections are those of other pages, in an order of its own.
heading: Added in one file
indexed: true
sections:
  - type: questions
    heading: Why a page more?
    questions:
      - id: why
        question: Why a page more?
        ans: To see that it can be done.
  - type: values
    heading: What it shows
    values:
      - title: One file
        text: It says what the page is and what stands on it.
      - title: No code
        text: Address, sitemap and search follow from it.
  - type: questions
    heading: Questions that other pages show too
  - type: call-to-action
    heading: And a way on
    text: By form, or by telephone.
`

/**
 * Changes a copy of the owner's content as an owner does in a day: another name, town, mailbox, year, font and
 * a dark palette; other prices, phrases and questions; one more person, article and page, one testimonial fewer. It
 * assumes nothing about the content, so it works after any change of the owner.
 */
export async function edit(contentDirectory: string): Promise<void> {
  const path = (...names: string[]) => join(contentDirectory, ...names)
  const content = await readContent(contentDirectory)

  await changeRecord(path('site/brand.yaml'), (brand) => rename(brand, content))
  await mkdir(path('fonts'), { recursive: true })
  await cp(createRequire(import.meta.url).resolve(FONT), path('fonts/own.woff2'))
  await changeRecord(path('pages/home.yaml'), (page) => {
    for (const section of sectionsOf(page)) {
      if (section.has('phrases')) section.set('phrases', ['Fewer Words', 'Other Phrases'])
    }
  })
  await changeRecord(path('faqs.yaml'), (questions) => {
    questions.setIn([0, 'question'], 'What would you ask if you were us?')
    questions.add({ id: 'one-more', question: 'May we ask one more?', ans: 'You may.' })
  })
  for (const { price } of content.plans) {
    await replacePrice(contentDirectory, Number(price), Number(price) + 7)
  }
  await addRecord(path('team'), (member) => member.set('name', 'Wilhelmina Oduya'))
  await addRecord(path('posts'), (post) => {
    post.set('title', 'An article that was added on an afternoon')
    post.set(
      'summary',
      'It says nothing of weight, and stands in every list of articles like any other.',
    )
    post.set('link', ARTICLE_ADDRESS)
    post.set('date', 'January 7, 2025')
    post.delete('updated')
  })
  await writeFile(path('pages/added-in-one-file.yaml'), ADDED_PAGE)
  await removeTestimonial(contentDirectory, content)
  await cp(DARK_PALETTE, path('site/palette.yaml'))
}

/** Titles have room for a name and a town of this length. */
function rename(
  brand: Document.Parsed,
  { brand: { name, address, copyright_year } }: SiteContent,
): void {
  brand.set('name', NEW_NAME.slice(0, name.length).trim())
  brand.setIn(['address', 'locality'], NEW_TOWN.slice(0, address.locality.length).trim())
  brand.set('email', 'us@wintergreen.example')
  brand.set('copyright_year', copyright_year + 1)
  brand.setIn(['typeface', 'family'], 'Own Letters')
  brand.setIn(['typeface', 'files'], ['own.woff2'])
}

/** Adds a record to a folder: a changed copy of one, with a new id. */
async function addRecord(folder: string, change: (record: Document.Parsed) => void): Promise<void> {
  const files = (await readdir(folder)).toSorted()
  const [model] = files
  if (!model) return
  const ids = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      return Number(/^id: (\d+)/m.exec(text)?.[1])
    }),
  )
  const added = join(folder, `added-${model}`)
  await cp(join(folder, model), added)
  await changeRecord(added, (record) => {
    record.set('id', Math.max(...ids) + 1)
    change(record)
  })
}

/** Changes what a plan costs. A translation with a currency of its own gets the old amount for the new price. */
async function replacePrice(contentDirectory: string, from: number, to: number): Promise<void> {
  for await (const file of glob('plans/*.yaml', { cwd: contentDirectory })) {
    await changeRecord(join(contentDirectory, file), (plan) => {
      if (Number(plan.get('price')) === from) plan.set('price', String(to))
    })
  }
  for await (const file of glob('*/site/currencies.yaml', { cwd: contentDirectory })) {
    await changeRecord(join(contentDirectory, file), (currencies) => {
      const amount = currencies.getIn(['other_by_main', from])
      if (amount !== undefined) currencies.setIn(['other_by_main', to], amount)
    })
  }
}

/** Removes a testimonial that no page or case quotes, if there is one, and its translations. */
async function removeTestimonial(contentDirectory: string, content: SiteContent): Promise<void> {
  const pages: (Page & { sections?: unknown })[] = Object.values(content.pages)
  const quoted = [
    ...pages.flatMap(({ sections }) =>
      Array.isArray(sections) ? sections.map(({ testimonial }) => testimonial) : [],
    ),
    ...content.cases.map(({ quote }) => quote),
  ]
  for await (const file of glob('testimonials/*.yaml', { cwd: contentDirectory })) {
    const text = await readFile(join(contentDirectory, file), 'utf8')
    if (quoted.some((name) => name && text.includes(name))) continue
    for await (const copy of glob(`{,*/}${file}`, { cwd: contentDirectory })) {
      await rm(join(contentDirectory, copy))
    }
    return
  }
}
