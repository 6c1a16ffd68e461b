import { wordsOf } from './hast.ts'
import { LANGUAGE_TERMS } from './languages.ts'
import type { Export, ExportItem } from './readExport.ts'
import { searchWordsOf } from './searchWords.ts'

const OF_PLUGINS = /^(?:_|rank_math_|jetpack_|footnotes$|advanced_seo_description$)/
/** Serialised values of PHP and JavaScript, and numbers. */
const NO_SENTENCE = /^(?:[aOsi]:\d|[[{]|[\d\s.,:-]*$)/

/** Further texts of an export about an article: title, metadata, and fields that its theme may show. */
export function wordsAbout(item: ExportItem, source: Export): string[] {
  const { title, description } = searchWordsOf(item, source)
  const terms = item.terms
    .filter(({ kind, slug }) => slug !== 'uncategorized' && !LANGUAGE_TERMS.includes(kind))
    .map(({ name }) => name)
  const fields = [...item.meta].filter((field) => isForReaders(field, item))
  const values = fields.map(([, value]) => value)
  return [...[item.title, item.excerpt, ...terms, ...values].map(wordsOf), title, description]
}

/** Whether an author has filled a field with text, or with an address that the article lacks. */
function isForReaders([key, value]: [string, string], { html }: ExportItem): boolean {
  if (OF_PLUGINS.test(key) || NO_SENTENCE.test(value)) return false
  const [address] = /^https?:\S+/.exec(value) ?? []
  return address === undefined ? /\s/.test(value) : !html.includes(address)
}
