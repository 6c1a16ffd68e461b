import { addressKey } from '../../content-model/addressKey.ts'
import { allPages, collections, type SiteContent } from '../../content-model/collections.ts'
import { ownName } from '../../content-model/languages/ownName.ts'
import type { Language } from '../../content-model/schemas/languages.ts'
import { ArticleFiles } from './articleFiles.ts'
import { Authors } from './authors.ts'
import { commentsOf } from './comments.ts'
import { wordsOf } from './hast.ts'
import { sortByLanguage } from './languages.ts'
import { OldAddresses } from './oldAddresses.ts'
import { isArticle, LOST, type PlannedArticle, planArticles, presentIn } from './planArticles.ts'
import type { Export } from './readExport.ts'
import { redirectsOf } from './redirects.ts'
import { amountOf, type Report } from './report.ts'
import { Resolver } from './resolver.ts'
import type { PictureTaker } from './takePictures.ts'
import { planTranslations } from './translations.ts'
import { quoted, type Tell } from './warnings.ts'

/** Additions of an import to a content folder. */
export type Additions = {
  /** Texts of new files, by path below the content folder. */
  files: Map<string, string>
  comments: object[]
  redirects: object[]
  /** Languages that the site did not have. */
  languages: Language[]
}

/** Converts an export to records that pass the checks of the content. The report lists everything else. */
export async function convert(
  source: Export,
  content: SiteContent,
  pictures: PictureTaker,
  report: Report,
): Promise<Additions> {
  const tellOfWhole = report.tellerOf('The whole export')
  tellOfTheRest(source, tellOfWhole)
  const sorted = sortByLanguage(source.items.filter(isArticle), source, content, tellOfWhole)
  const oldAddresses = content.redirects.map(({ from }) => addressKey(from))
  const homes = sorted.translations.map(({ language }) => String(language.path))
  const reserved = [...oldAddresses, ...homes]
  const plan = planArticles(sorted.originals, source, presentIn(content, reserved), report)
  const { articles } = plan
  const translations = planTranslations(sorted, plan, { source, content, reserved, report })
  const all = [...articles, ...translations]
  const present = new Set([content, ...content.translations].flatMap(addressesIn))
  const authors = new Authors(content, report)
  const files = new ArticleFiles(content, {
    source,
    pictures,
    addresses: new OldAddresses(all, [...source.siteUrls, content.brand.url], present),
    authors,
    resolver: new Resolver(source.items),
    report,
  })
  for (const article of articles) await files.addOriginal(article)
  for (const article of translations) await files.addTranslation(article)
  const comments = commentsOf(articles, nextId(content.comments), tellOfWhole)
  for (const article of translations) tellOfComments(article)
  const redirects = redirectsOf(
    all,
    source.siteUrl,
    new Set([...present].map(addressKey).concat(oldAddresses)),
  )
  const there = content.translations.map(({ language }) => language)
  const languages = [...new Set(translations.map((article) => article.content.language))].filter(
    (language) => !there.includes(language),
  )
  for (const language of languages) tellOfLanguage(language, content, tellOfWhole)
  report.count('article', articles.length, noteOfDrafts(articles))
  report.count('translation', translations.length, noteOfDrafts(translations))
  report.count('language', languages.length)
  report.count('author', [...authors.files.keys()].filter(isOfOriginal).length)
  report.count('comment', comments.length)
  report.count('redirect', redirects.length)
  return { files: new Map([...files.texts, ...authors.files]), comments, redirects, languages }
}

function addressesIn(content: SiteContent): string[] {
  const pages = allPages(content).flatMap(({ path, aliases }) => [path, ...aliases])
  return [...pages, ...content.posts.map(({ link }) => link)]
}

function nextId(records: { id: number }[]): number {
  return Math.max(0, ...records.map(({ id }) => id)) + 1
}

function isOfOriginal(path: string): boolean {
  return path.startsWith(`${collections.authors.path}/`)
}

function noteOfDrafts(articles: PlannedArticle[]): string {
  const drafts = articles.filter(({ isDraft }) => isDraft).length
  return drafts > 0 ? ` (${drafts} as drafts)` : ''
}

/** Reports comments on a translation. Comments have no language, so they would appear below the original. */
function tellOfComments(article: PlannedArticle): void {
  for (const { name, comment } of commentsOf([article], 0, article.tell)) {
    article.tell(`A comment on a translation was left out: "${quoted(comment)}" (${name})`)
  }
}

function tellOfLanguage({ tag, name, path }: Language, content: SiteContent, tell: Tell): void {
  tell(
    `${name} is a new language of the site, at ${path}, with the files in content/${tag}. Missing texts appear in ${ownName(content.language.tag)} until they are translated, because of "words_from" in content/site/languages.yaml.`,
  )
}

/** Types of items that are handled elsewhere or have no use outside WordPress. */
const OTHERS_SAID = [
  'post',
  'attachment',
  'revision',
  'nav_menu_item',
  'customize_changeset',
  'oembed_cache',
  'wp_block',
]

function tellOfTheRest({ items }: Export, tell: Tell): void {
  for (const { type, title, link } of items) {
    if (OTHERS_SAID.includes(type)) continue
    tell(`A ${type} was not imported: ${wordsOf(title) || 'without a title'} (${link})`)
  }
  const lost = items.filter(({ type, status }) => type === 'post' && LOST.includes(status)).length
  if (lost > 0) tell(`${amountOf(lost, 'article')} in the bin, not imported.`)
  tell('The lists of categories, tags and authors have other addresses here.')
}
