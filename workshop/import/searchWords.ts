import { wordsOf } from './hast.ts'
import { withoutBraces } from './names.ts'
import type { Export, ExportItem } from './readExport.ts'

/** Fields of plugins for search engines: title and description. */
const PLACES = [
  ['_yoast_wpseo_title', '_yoast_wpseo_metadesc'],
  ['rank_math_title', 'rank_math_description'],
  // All in One SEO, version 4 and earlier.
  ['_aioseo_title', '_aioseo_description'],
  ['_aioseop_title', '_aioseop_description'],
  ['_seopress_titles_title', '_seopress_titles_desc'],
  // The SEO Framework, and themes of Genesis.
  ['_genesis_title', '_genesis_description'],
  // SmartCrawl, wpSEO, Jetpack.
  ['_wds_title', '_wds_metadesc'],
  ['_wpseo_edit_title', '_wpseo_edit_description'],
  ['jetpack_seo_html_title', 'advanced_seo_description'],
] as const

/** Variables such as %%title%%, %title%, %customfield(name)% and #post_title. */
const VARIABLE =
  /%%([a-z_]+)%%|%([a-z_]+(?:\([^)%]*\))?)%|#((?:post|site|separator|author|current|taxonomy|custom|archive|page)_[a-z_]+|categories|tagline)/gi
/** A separator that has lost the text on one side. */
const LEFT_OVER = /^\s*[|–—·•«»:>~-]+\s|\s[|–—·•«»:>~-]+(?=\s*$|\s+[|–—·•«»:>~-]+\s)/g

/** Title and description for search engines, blank if the article has none. Removes variables without a value here. */
export function searchWordsOf(item: ExportItem, { siteName }: Pick<Export, 'siteName'>) {
  const values: Record<string, string> = {
    title: item.title,
    post_title: item.title,
    seo_title: item.title,
    excerpt: item.excerpt,
    excerpt_only: item.excerpt,
    post_excerpt: item.excerpt,
    post_excerpt_only: item.excerpt,
    category: item.terms.find(({ kind }) => kind === 'category')?.name ?? '',
  }
  const filled = (words = '') => {
    const known = words.replaceAll(VARIABLE, (_, double = '', single = '', hash = '') => {
      const name = String(double || single || hash).toLowerCase()
      return Object.hasOwn(values, name) ? (values[name] ?? '') : ''
    })
    const plain = known === words ? words : known.replaceAll(LEFT_OVER, ' ')
    return withoutBraces(wordsOf(plain))
  }
  const found = (column: 0 | 1) =>
    PLACES.map((place) => filled(item.meta.get(place[column]))).find((words) => words !== '') ?? ''
  return { title: withoutSite(found(0), wordsOf(siteName)), description: found(1) }
}

/** Removes the name of the site from a title, because the new site appends its name to every title. */
function withoutSite(title: string, siteName: string): string {
  if (siteName === '' || !title.endsWith(siteName)) return title
  const before = title.slice(0, -siteName.length)
  return /\s[|–—·•«»:>~-]+\s$/.test(before) ? before.replace(/\s+\S+\s+$/, '') : title
}
