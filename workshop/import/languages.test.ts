import { cpSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import {
  ENOUGH_WORDS,
  type Entry,
  makeExport,
  OLD_SITE,
} from '../../tests/support/import/makeExport.ts'
import { temporaryFolder } from '../../tests/support/receiver/startReceiver.ts'
import { importExport } from './importExport.ts'

const GERMAN_WORDS = 'Die ersten Worte sagen, worum es geht: um Tee, Kuchen und das Café am Fluss.'

/** A folder with the test content, for imports. */
async function makeProject() {
  const directory = temporaryFolder()
  const content = join(directory, 'content')
  cpSync(TEST_CONTENT, content, { recursive: true })
  return {
    run: async (entries: Entry[], terms?: string) => {
      const file = join(directory, 'export.xml')
      await writeFile(file, makeExport(entries, terms))
      return importExport([file], content, {})
    },
    read: (path: string) => readFile(join(content, path), 'utf8'),
    readContent: () => readContent(content, { withDrafts: true }),
  }
}

/** A language and a group of translations in the form of Polylang. */
function inPolylang(language: string, group: string): Pick<Entry, 'terms'> {
  const names: Record<string, string> = { en: 'English', de: 'Deutsch' }
  return {
    terms: {
      language: { [language]: names[language] ?? language },
      post_translations: { [group]: group },
    },
  }
}

/** A language and a group of translations in the form of WPML Export and Import. */
function inWpml(language: string, group: string): Pick<Entry, 'meta'> {
  return {
    meta: { _wpml_import_language_code: language, _wpml_import_translation_group: group },
  }
}

const TEA: Entry = { id: 1, slug: 'tea', title: 'Tea and cake in the café by the river' }
const TEE: Entry = {
  id: 2,
  slug: 'tee',
  title: 'Tee und Kuchen im Café am Fluss, Teil eins',
  link: `${OLD_SITE}/de/2019/05/31/tee/`,
  html: `<p>${GERMAN_WORDS} <a href="${OLD_SITE}/2019/05/31/tea/">Auf Englisch</a></p>`,
  excerpt: GERMAN_WORDS,
  categories: { neues: 'Neues' },
  tags: { kuchen: 'Kuchen' },
}

test.for([
  ['Polylang', inPolylang],
  ['WPML', inWpml],
] as const)('a translation recorded by %s overlays its original', async ([, inLanguage]) => {
  const { run, read, readContent } = await makeProject()
  const report = await run([
    { ...TEA, ...inLanguage('en', 'tea-1') },
    { ...TEE, ...inLanguage('de', 'tea-1') },
  ])
  expect(parse(await read('site/languages.yaml'))).toEqual([
    { tag: 'en-GB', name: 'English' },
    { tag: 'de', name: 'Deutsch', path: '/de', words_from: 'en-GB' },
  ])
  expect(await read('de/posts/tea.mdx')).toBe(`---
title: Tee und Kuchen im Café am Fluss, Teil eins
link: /de/tee
summary: '${GERMAN_WORDS}'
category: Neues
tags:
  - Kuchen
---

${GERMAN_WORDS} [Auf Englisch](/tea)
`)
  const content = await readContent()
  const [german] = content.translations
  const original = content.posts.find(({ link }) => link === '/tea')
  expect(german?.posts).toMatchObject([
    { link: '/de/tee', id: original?.id, date: '2019-05-31', author: 'Jo Q. Public' },
  ])
  expect(content.posts.map(({ link }) => link)).not.toContain('/de/tee')
  expect(content.redirects).toContainEqual(
    expect.objectContaining({ from: '/de/2019/05/31/tee', to: '/de/tee' }),
  )
  expect(report).toContain('Written: 1 article, 1 translation, 1 language, 1 author, 8 redirects.')
  expect(report).toContain('Deutsch is a new language of the site, at /de')
  expect(report).not.toContain('Metadata that was not imported')
})

test('a second import adds translations of existing articles', async () => {
  const { run, readContent } = await makeProject()
  const tea = { ...TEA, ...inPolylang('en', 'a') }
  await run([tea])
  expect((await readContent()).translations).toEqual([])
  const both = [tea, { ...TEE, ...inPolylang('de', 'a') }]
  await run(both)
  expect(await run(both)).toContain('Already there and left unchanged: 2 articles (/tea, /de/tee).')
  expect((await readContent()).translations[0]?.posts).toHaveLength(1)
})

test('the translation of a draft is a draft, and comments on it are reported', async () => {
  const { run, read, readContent } = await makeProject()
  const comments = [{ author: 'A. Leserin', text: 'Sehr gut.' }]
  const before = (await readContent()).comments.length
  const report = await run([
    { ...TEA, status: 'draft', ...inPolylang('en', 'a') },
    { ...TEE, comments, ...inPolylang('de', 'a') },
  ])
  expect(await read('de/posts/tea.mdx')).toContain('draft: true')
  expect(report).toContain('It is a draft, because its original is one.')
  expect(report).toContain('A comment on a translation was left out: "Sehr gut." (A. Leserin)')
  expect((await readContent()).comments).toHaveLength(before)
})

test('an article that exists only in another language is left out and reported', async () => {
  const { run, readContent } = await makeProject()
  const report = await run([
    TEA,
    { ...TEE, ...inPolylang('de', 'alone') },
    { ...TEA, id: 3, slug: 'milk', ...inPolylang('en', 'x') },
  ])
  expect(report).toContain(
    `An article that exists only in Deutsch was not imported, because articles here need an original in English: ${TEE.title} (${TEE.link})`,
  )
  const { posts, translations } = await readContent()
  expect(translations).toEqual([])
  expect(posts.map(({ link }) => link)).toContain('/milk')
  expect(posts.map(({ link }) => link)).not.toContain('/tee')
})

test('articles in a language that the site lacks are originals if most articles have that language', async () => {
  const { run, readContent } = await makeProject()
  const report = await run([
    { ...TEE, ...inPolylang('de', 'a') },
    { id: 3, slug: 'milch', ...inPolylang('de', 'b') },
    { ...TEA, ...inPolylang('fr', 'a') },
  ])
  const { posts, translations } = await readContent()
  expect(posts.map(({ link }) => link)).toEqual(expect.arrayContaining(['/tee', '/milch']))
  expect(translations.map(({ language }) => language.path)).toEqual(['/fr'])
  expect(report).toContain(
    'No article is in the language of the site, English. Most are in Deutsch',
  )
})

test('a language that Polylang names by a country code gets the tag of its locale', async () => {
  const { run, readContent } = await makeProject()
  const term = `<wp:term><wp:term_id>9</wp:term_id><wp:term_taxonomy><![CDATA[language]]></wp:term_taxonomy><wp:term_slug><![CDATA[cz]]></wp:term_slug><wp:term_name><![CDATA[Čeština]]></wp:term_name><wp:term_description><![CDATA[a:3:{s:6:"locale";s:5:"cs_CZ";s:3:"rtl";i:0;s:9:"flag_code";s:2:"cz";}]]></wp:term_description></wp:term>`
  await run(
    [
      { ...TEA, ...inPolylang('en', 'a') },
      { ...TEE, ...inPolylang('cz', 'a') },
    ],
    term,
  )
  const [czech] = (await readContent()).translations
  expect(czech?.language).toMatchObject({ tag: 'cs', name: 'Čeština', path: '/cs' })
})

test('an export of WPML without languages is reported with advice', async () => {
  const { run } = await makeProject()
  const report = await run([
    { ...TEA, meta: { _wpml_word_count: '12', _icl_lang_duplicate_of: '7' } },
  ])
  expect(report).toContain('install the add-on WPML Export and Import there')
  expect(await run([{ slug: 'milk', html: ENOUGH_WORDS }])).not.toContain('WPML')
})
