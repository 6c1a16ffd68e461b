import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent, type SiteContent } from '../../content-model/readContent.ts'
import { lowestPrices } from '../../site/lib/prices.ts'
import { proofLinks } from '../../site/lib/proof.ts'
import { copyContent } from '../support/content/copyContent.ts'
import { type Change, errorsAfter, errorsIn } from '../support/content/errorsAfter.ts'
import { pseudoTranslation, pseudoWords } from '../support/content/pseudoTranslation.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'
import { testFiles } from '../support/content/testFiles.ts'

const GERMAN = '- tag: de\n  name: Deutsch\n  path: /de\n'
const LANGUAGES = `- tag: en-GB\n  name: English\n${GERMAN}`
const files = await testFiles()
const pseudo = (tag: string) => pseudoTranslation(files, tag)
const german = pseudo('de')

/** The test content with these languages and translated files. */
async function withLanguages(
  files: Record<string, string>,
  list = LANGUAGES,
): Promise<SiteContent> {
  const changes = new Map(Object.entries({ 'site/languages.yaml': list, ...files }))
  return readContent(TEST_CONTENT, { changes })
}

/** The errors of content with a complete German translation and these changes. */
function errorsWithGerman(changes: Record<string, Change>, list = LANGUAGES): Promise<string[]> {
  return errorsAfter({ 'site/languages.yaml': list, ...german, ...changes })
}

test('a site without a list of languages has one language', async () => {
  const { language, translations } = await readContent(TEST_CONTENT)
  expect(language.tag).toBe('en-GB')
  expect(translations).toEqual([])
})

test('a translation contains only text: ids, prices, pictures, dates and order come from the original', async () => {
  const content = await withLanguages(german)
  const [translation] = content.translations
  expect(translation?.plans.map(({ price }) => price)).toEqual(
    content.plans.map(({ price }) => price),
  )
  expect(translation?.team[0]?.src).toBe(content.team[0]?.src)
  expect(translation?.team[0]?.position).toBe(pseudoWords(String(content.team[0]?.position)))
  expect(translation?.posts.map(({ date }) => date)).toEqual(content.posts.map(({ date }) => date))
  expect(translation?.brand.locale).toBe('de')
})

test('addresses of a language begin with its path, and links lead there', async () => {
  const [translation] = (await withLanguages(german)).translations
  expect(translation?.pages.home.path).toBe('/de')
  expect(translation?.pages.about.path).toBe('/de/about')
  expect(translation?.navigation.items[0]?.path).toBe('/de')
  // In the original this path is an alias.
  expect(translation?.navigation.quote.path).toBe('/de/contact')
})

test('an address may be translated, and links to the page follow', async () => {
  const about = `path: /de/ueber-uns\n${german['de/pages/about.yaml']}`
  const [translation] = (await withLanguages({ ...german, 'de/pages/about.yaml': about }))
    .translations
  expect(translation?.navigation.items.map(({ path }) => path)).toContain('/de/ueber-uns')
})

test('a page exists in a language when its file does; links to others lead to the original', async () => {
  const { 'de/pages/about.yaml': _about, ...others } = german
  const [translation] = (await withLanguages(others)).translations
  expect(translation?.navigation.items.map(({ path }) => path)).toContain('/about')
})

test('a first screen links to a case only in languages that have the case', async () => {
  const isCase = (path: string) => path.startsWith('de/cases/')
  const others = Object.fromEntries(Object.entries(german).filter(([path]) => !isCase(path)))
  const [translation] = (await withLanguages(others)).translations
  const hero = translation?.pages.home.sections.find(({ type }) => type === 'hero')
  if (!translation || hero?.type !== 'hero' || !hero.proof) throw new Error('There is no proof.')
  expect(proofLinks(translation, hero.proof).study).toBeUndefined()
})

test('an incomplete page is refused with the missing texts', async () => {
  const about = String(german['de/pages/about.yaml']).replace(/^heading: .*\n/m, '')
  expect(await errorsWithGerman({ 'de/pages/about.yaml': about })).toEqual([
    'content/de/pages/about.yaml: "heading" is not translated yet. The original says “About Us”',
  ])
})

test('an incomplete page may exist as a draft', async () => {
  const about = `draft: true\nheading: Über uns\n`
  expect(await errorsWithGerman({ 'de/pages/about.yaml': about })).toEqual([])
})

test('every missing label of a language is reported', async () => {
  const labels = String(german['de/site/labels.yaml']).replace(/^skip_link: .*\n/m, '')
  expect(await errorsWithGerman({ 'de/site/labels.yaml': labels })).toEqual([
    'content/de/site/labels.yaml: "skip_link" is not translated yet. The original says “Skip to the content”',
  ])
})

test('counted words need the plural forms of their language, not those of the original', async () => {
  const japanese = (changes: Record<string, string> = {}) => {
    const list = '- tag: en-GB\n  name: English\n- tag: ja\n  name: 日本語\n  path: /ja\n'
    return errorsAfter({ 'site/languages.yaml': list, ...pseudo('ja'), ...changes })
  }
  const polish = () => {
    const list = '- tag: en-GB\n  name: English\n- tag: pl\n  name: Polski\n  path: /pl\n'
    return errorsAfter({ 'site/languages.yaml': list, ...pseudo('pl') })
  }
  const labels = String(pseudo('ja')['ja/site/labels.yaml'])
  const withoutOne = labels.replace(/(\n {2}comments:)\n {4}one: .*/, '$1')
  expect(withoutOne).not.toBe(labels)
  expect(await japanese({ 'ja/site/labels.yaml': withoutOne })).toEqual([])
  expect(await polish()).toContain(
    'content/pl/site/labels.yaml: "article.comments.few" is missing. Add it: words for 2, 3, 4 and so on in pl.',
  )
})

test('a language may have its own currencies, with a price of each plan', async () => {
  const currencies = `main:\n  code: EUR\n  toggle: in Euro\nother:\n  code: CHF\n  toggle: in Franken\n`
  const own = {
    ...german,
    'de/plans/app-basic.yaml': `price: '820'\nprice_other: '790'\n${german['de/plans/app-basic.yaml']}`,
  }
  const { plans } = await readContent(TEST_CONTENT)
  const table = [...new Set(plans.map(({ price }) => `  ${price}: 1${price}\n`))].join('')
  const [translation] = (
    await withLanguages({
      ...own,
      'de/site/currencies.yaml': `${currencies}other_by_main:\n${table}`,
    })
  ).translations
  if (!translation) throw new Error('There is no German.')
  const app = lowestPrices(translation).find(({ id }) => id === 'app')
  expect(app).toMatchObject({ amount: '820\u00a0€', otherAmount: '790\u00a0CHF' })
  expect(await errorsWithGerman({ ...own, 'de/site/currencies.yaml': currencies })).toContain(
    'content/de/site/currencies.yaml: "other_by_main" has no price for 350, which a plan costs. Add "350:" with the price in CHF.',
  )
})

test('a language may fall back to the texts of another', async () => {
  const list = `${LANGUAGES}- tag: de-AT\n  name: Österreichisch\n  path: /at\n  words_from: de\n`
  const own = { 'de-AT/pages/about.yaml': 'heading: Servus\n' }
  const [, austrian] = (await withLanguages({ ...german, ...own }, list)).translations
  expect(austrian?.pages.about).toMatchObject({ heading: 'Servus', path: '/at/about' })
  expect(austrian?.labels.skip_link).toBe(pseudoWords('Skip to the content'))
})

test('a language may begin with one page: labels, people and prices come from the original', async () => {
  const list = LANGUAGES.replace('path: /de', 'path: /de\n  words_from: en-GB')
  const own = { 'de/pages/pricing.yaml': String(german['de/pages/pricing.yaml']) }
  const content = await withLanguages(own, list)
  const [translation] = content.translations
  expect(translation?.pages.pricing.path).toBe('/de/pricing')
  expect(translation?.plans).toHaveLength(content.plans.length)
  expect(translation?.labels.skip_link).toBe('Skip to the content')
  expect(translation?.posts).toEqual([])
  expect(translation?.cases).toEqual([])
})

test('a comment on an article that is not translated causes no error', async () => {
  const list = LANGUAGES.replace('path: /de', 'path: /de\n  words_from: en-GB')
  const comment = { from: 'article: all\n', to: 'article: /data-analytics\n' }
  const page = String(german['de/pages/pricing.yaml'])
  expect(
    await errorsAfter({
      'site/languages.yaml': list,
      'de/pages/pricing.yaml': page,
      'comments.yaml': comment,
    }),
  ).toEqual([])
})

test('the comparison has no column for a plan that a language lacks', async () => {
  const { 'de/plans/app-basic.yaml': _plan, ...others } = german
  const content = await withLanguages(others)
  const [row] = content.plan_comparison.app ?? []
  const [translation] = content.translations
  expect(Object.keys(row ?? {})).toContain('basic')
  expect(Object.keys(translation?.plan_comparison.app?.[0] ?? {})).not.toContain('basic')
})

test('a redirect may lead to a page of any language, but may not replace one', async () => {
  const redirects = (from: string, to: string) => ({
    'redirects.yaml': `- from: ${from}\n  to: ${to}\n`,
  })
  expect(await errorsWithGerman(redirects('/ueber-uns', '/de/about'))).toEqual([])
  expect(await errorsWithGerman(redirects('/de/about', '/about'))).toEqual([
    'content/redirects.yaml: item 1: "from" is "/de/about", which content/de/pages/about.yaml uses. Remove the redirect.',
  ])
})

test('a language can fall back only to an earlier language', async () => {
  const list = LANGUAGES.replace('path: /de', 'path: /de\n  words_from: de')
  expect(await errorsWithGerman({}, list)).toEqual([
    'content/site/languages.yaml: item 2: "words_from" is "de". Use one of en-GB.',
  ])
})

test('a field that the original lacks is refused', async () => {
  const about = `headline: Über uns\n${german['de/pages/about.yaml']}`
  expect(await errorsWithGerman({ 'de/pages/about.yaml': about })).toEqual([
    expect.stringMatching(/^content\/de\/pages\/about\.yaml: "headline" is not a field here\. /),
  ])
})

test('an item that the original lacks is refused', async () => {
  const faqs = `${german['de/faqs.yaml']}- id: 99\n  question: Warum?\n  ans: Darum.\n`
  expect(await errorsWithGerman({ 'de/faqs.yaml': faqs })).toEqual([
    expect.stringContaining('has the id 99, which no item of the original has'),
  ])
})

test('sections in a different order from the original are refused', async () => {
  const about = String(german['de/pages/about.yaml']).replace(
    'type: about-intro',
    'type: questions',
  )
  expect(await errorsWithGerman({ 'de/pages/about.yaml': about })).toContain(
    'content/de/pages/about.yaml: "sections.1.type" is "questions". The original has about-intro here: use the same sections in the same order.',
  )
})

test('a file that translates nothing is refused', async () => {
  expect(await errorsWithGerman({ 'de/pages/aboot.yaml': 'heading: Über uns\n' })).toEqual([
    'content/de/pages/aboot.yaml: has no original, which would be content/pages/aboot.yaml. Rename it, or remove it.',
  ])
})

test('a language path that another language or an original page uses is refused', async () => {
  const twice = `${LANGUAGES}- tag: de-AT\n  name: Österreichisch\n  path: /de\n  words_from: de\n`
  expect(await errorsWithGerman({}, twice)).toContain(
    'content/site/languages.yaml: item 3: "path" is /de, which another language also has. Give each language its own.',
  )
  expect(
    await errorsWithGerman({ 'pages/about.yaml': { from: 'path: /about', to: 'path: /de/about' } }),
  ).toContain(
    'content/pages/about.yaml: "path" is /de/about, which belongs to the pages in Deutsch. Use another address.',
  )
})

test('a translated address that another page has, or that lacks the path of the language, is refused', async () => {
  const at = (path: string) => ({
    'de/pages/about.yaml': `path: ${path}\n${german['de/pages/about.yaml']}`,
  })
  expect(await errorsWithGerman(at('/de/contact'))).toContainEqual(
    expect.stringContaining('Give each page its own address.'),
  )
  expect(await errorsWithGerman(at('/ueber-uns'))).toEqual([
    'content/de/pages/about.yaml: "path" is "/ueber-uns". Begin it with /de, the address of the language.',
  ])
})

test('the first language must be that of the content folder', async () => {
  const list = LANGUAGES.replace('en-GB', 'fr-FR')
  expect(await errorsWithGerman({}, list)).toEqual([
    'content/site/languages.yaml: item 1: "tag" is "fr-FR", but content/site/brand.yaml has en-GB. The first language must be that of the content folder itself.',
  ])
})

test('the folder of a language that is not listed is refused', async () => {
  const content = copyContent()
  await mkdir(join(content, 'fr'))
  expect(await errorsIn(content)).toEqual([
    'content/fr: is the folder of a language that content/site/languages.yaml does not list. Add it there, or rename the folder.',
  ])
})

test('an article without a text is refused, unless its language falls back to the original', async () => {
  const [file = '', text = ''] =
    Object.entries(german).find(([path]) => path.endsWith('.mdx')) ?? []
  const head = `${text.split('---\n').slice(0, 2).join('---\n')}---\n`
  expect(await errorsWithGerman({ [file]: head })).toEqual([
    `content/${file}: has no text yet. Write it below the front matter.`,
  ])
  const grows = LANGUAGES.replace('path: /de', 'path: /de\n  words_from: en-GB')
  expect(await errorsWithGerman({ [file]: head }, grows)).toEqual([])
})
