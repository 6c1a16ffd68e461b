import type { SiteContent } from '../../content-model/collections.ts'
import { ownName } from '../../content-model/languages/ownName.ts'
import { isDraft } from '../../content-model/records.ts'
import type { Language } from '../../content-model/schemas/languages.ts'
import { wordsOf } from './hast.ts'
import { originalFinder, type SortedArticles } from './languages.ts'
import { type Plan, type PlannedArticle, planArticles, presentIn } from './planArticles.ts'
import type { Export } from './readExport.ts'
import type { Report } from './report.ts'

/** A planned article whose file overlays the file of its original. */
export type PlannedTranslation = PlannedArticle & {
  /** The site in the language of the translation. */
  content: SiteContent
  /** File of the original. */
  originalFile: string
}

type Surroundings = {
  source: Export
  content: SiteContent
  /** Addresses that no article may have. */
  reserved: string[]
  report: Report
}

/**
 * Plans the articles of other languages that have an original on the site, with unique addresses below the path of
 * their language. All other articles are left out.
 */
export function planTranslations(
  { translations }: SortedArticles,
  { articles, left }: Plan,
  { source, content, reserved, report }: Surroundings,
): PlannedTranslation[] {
  const tellOfWhole = report.tellerOf('The whole export')
  const originals = new Map([
    ...articles.map(({ item, file, isDraft: waits }) => [item, { file, waits }] as const),
    ...[...left].map(([item, post]) => [item, { file: post.file, waits: isDraft(post) }] as const),
  ])
  const originalOf = originalFinder([...originals.keys()])
  return translations.flatMap(({ language, articles: items }) => {
    const own = contentIn(language, content)
    const files = new Set(own.posts.map(({ file }) => file))
    const joined = items.filter((item) => {
      if (originalOf(item)) return true
      tellOfWhole(
        `An article that exists only in ${language.name} was not imported, because articles here need an original in ${ownName(content.language.tag)}: ${wordsOf(item.title)} (${item.link})`,
      )
      return false
    })
    const plan = planArticles(joined, source, presentIn(own, reserved), report)
    return plan.articles.flatMap((article): PlannedTranslation[] => {
      const item = originalOf(article.item)
      const original = item && originals.get(item)
      if (!original) return []
      const file = `${language.tag}/${original.file}`
      if (files.has(file)) {
        article.tell(`It was left out: content/${file} is already a translation of its original.`)
        return []
      }
      files.add(file)
      if (original.waits && !article.isDraft)
        article.tell('It is a draft, because its original is one.')
      return [
        {
          ...article,
          file,
          isDraft: article.isDraft || original.waits,
          content: own,
          originalFile: original.file,
        },
      ]
    })
  })
}

/** The site in a language, which may have no content yet. */
function contentIn(language: Language, content: SiteContent): SiteContent {
  const present = content.translations.find((translation) => translation.language === language)
  return present ?? { ...content, language, posts: [], authors: [], translations: [] }
}
