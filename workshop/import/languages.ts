import { allPages, type SiteContent } from '../../content-model/collections.ts'
import { ownName } from '../../content-model/languages/ownName.ts'
import { isBelow, type Language } from '../../content-model/schemas/languages.ts'
import { firstFree } from './names.ts'
import type { Export, ExportItem } from './readExport.ts'
import type { Tell } from './warnings.ts'

/** The articles of an export by language. */
export type SortedArticles = {
  /** Articles in the language of the content folder, or without a language in the export. */
  originals: ExportItem[]
  translations: { language: Language; articles: ExportItem[] }[]
}

/**
 * Polylang stores languages and groups of translations as taxonomies. WordPress exports them with all content
 * (github.com/polylang/polylang/issues/370).
 */
const LANGUAGE_TERM = 'language'
const GROUP_TERM = 'post_translations'
export const LANGUAGE_TERMS = [LANGUAGE_TERM, GROUP_TERM]

/**
 * WPML stores both in a table that WordPress does not export. Its add-on Export and Import writes the first field of
 * each pair (wpml.org/documentation/related-projects/wpml-export-and-import); other programs write the second
 * (wpml.org/documentation/support/xml-rpc-language-interface).
 */
const LANGUAGE_FIELDS = ['_wpml_import_language_code', '_wpml_language']
const GROUP_FIELDS = ['_wpml_import_translation_group', '_wpml_trid']
const FIELD_OF_WPML = /^_(?:wpml|icl)_/

const WITHOUT_LANGUAGES =
  'The old site used WPML, but the export names no language, so all articles were imported as originals. To keep the languages, install the add-on WPML Export and Import there, remove the imported files, and import a new export.'

/**
 * Sorts articles by language. Originals are in the language of the site or, without such articles, in the most frequent
 * language.
 */
export function sortByLanguage(
  articles: ExportItem[],
  { locales }: Pick<Export, 'locales'>,
  content: SiteContent,
  tell: Tell,
): SortedArticles {
  const { '': unnamed = [], ...byTag } = Object.groupBy(articles, (item) => tagOf(item, locales))
  const named = Object.entries(byTag)
    .map(([tag, items = []]) => ({ tag, items, language: languageFor(tag, content) }))
    .toSorted((one, other) => other.items.length - one.items.length)
  const [most] = named
  if (!most) {
    const usedWpml = articles.some(({ meta }) => [...meta.keys()].some(isOfWpml))
    if (usedWpml) tell(WITHOUT_LANGUAGES)
    return { originals: unnamed, translations: [] }
  }
  const own = named.filter(({ language }) => language === content.language)
  if (own.length === 0) {
    const [site, found] = [ownName(content.language.tag), ownName(most.tag)]
    tell(
      `No article is in the language of the site, ${site}. Most are in ${found} and were imported as originals: set "locale" in content/site/brand.yaml if the site is to be in ${found}.`,
    )
    own.push(most)
  }
  return {
    originals: [...own.flatMap(({ items }) => items), ...unnamed],
    translations: named
      .filter((one) => !own.includes(one))
      .map(({ items, language }) => ({ language, articles: items })),
  }
}

function isOfWpml(field: string): boolean {
  return FIELD_OF_WPML.test(field)
}

/** Returns a function that finds the original of a translation, or undefined if there is none. */
export function originalFinder(
  originals: ExportItem[],
): (translation: ExportItem) => ExportItem | undefined {
  const byGroup = new Map(originals.map((item) => [groupOf(item), item]))
  byGroup.delete('')
  return (translation) => byGroup.get(groupOf(translation))
}

/** The id of the group of an item and its translations, blank if the item has no translations. */
function groupOf({ terms, meta }: ExportItem): string {
  const term = terms.find(({ kind }) => kind === GROUP_TERM)?.slug
  return term ?? GROUP_FIELDS.map((field) => meta.get(field)).find(Boolean) ?? ''
}

/** The language tag of an item, blank if the export names no language. */
function tagOf({ terms, meta }: ExportItem, locales: Export['locales']): string {
  const term = terms.find(({ kind }) => kind === LANGUAGE_TERM)?.slug
  const code = term ?? LANGUAGE_FIELDS.map((field) => meta.get(field)).find(Boolean) ?? ''
  const tag = canonical(code)
  // Owners name languages freely, such as cz for Czech; WordPress itself uses the locale, such as cs_CZ.
  const locale = canonical(locales.get(code) ?? code)
  return locale === '' || partOf(tag) === partOf(locale) ? tag : partOf(locale)
}

function canonical(code: string): string {
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0] ?? ''
  } catch {
    return ''
  }
}

/** The language of a tag, such as pt for pt-BR. */
function partOf(tag: string): string {
  return tag.replace(/-.*/, '')
}

/** The site's language with this tag, else with the same language in another country, else a new language. */
function languageFor(tag: string, content: SiteContent): Language {
  const languages = [content, ...content.translations].map(({ language }) => language)
  const found =
    languages.find((language) => language.tag === tag) ??
    languages.find((language) => partOf(language.tag) === partOf(tag))
  if (found) return found
  const taken = [content, ...content.translations].flatMap((all) => [
    ...allPages(all).flatMap(({ path, aliases }) => [path, ...aliases]),
    ...all.posts.map(({ link }) => link),
  ])
  return {
    tag,
    name: ownName(tag),
    path: firstFree(`/${tag.toLowerCase()}`, (path) =>
      taken.some((address) => isBelow(path, address)),
    ),
    words_from: content.language.tag,
  }
}
