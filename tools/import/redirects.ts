import { pathOf } from './oldAddresses.ts'
import type { PlannedArticle } from './planArticles.ts'

type Redirect = { from: string; to: string; permanent: true; draft?: true }

/**
 * Where the old addresses of articles lead; a draft's wait with it.
 * @param present addresses of the new site before the import
 */
export function redirectsOf(articles: PlannedArticle[], present: ReadonlySet<string>): Redirect[] {
  const own = new Set(articles.map(({ link }) => link))
  return articles.flatMap(({ item, link, isDraft, tell }): Redirect[] => {
    const from = pathOf(item.link)
    if (from === link || item.status !== 'publish') return []
    if (from === '' || from === '/' || own.has(from) || present.has(from)) {
      tell(`Its old address ${item.link} cannot lead to the new one, ${link}.`)
      return []
    }
    return [{ from, to: link, permanent: true, ...(isDraft && { draft: true }) }]
  })
}
