import { addressKey } from '../../content-model/addressKey.ts'
import { type Redirect, redirectSchema } from '../../content-model/schemas/redirect.ts'
import { FEED_PATH, OLD_FEEDS } from './feeds.ts'
import { pathOf } from './oldAddresses.ts'
import type { PlannedArticle } from './planArticles.ts'

const FURTHER_PAGE = /\/\d+$/
/** Spellings that lead to the page by themselves. */
const FILE_NAME = /\/index\.html$|\.html$/

/**
 * Where the old feeds lead, but for those that something else has.
 * @param taken as `present` of redirectsOf
 */
export function feedRedirects(siteUrl: string, taken: ReadonlySet<string>): Redirect[] {
  const addresses = [...new Set(['', pathOf(siteUrl).replace(/^\/$/, '')])].flatMap((root) =>
    OLD_FEEDS.map((feed) => root + feed),
  )
  return addresses
    .filter((from) => !taken.has(addressKey(from)))
    .map((from) => ({ from, to: FEED_PATH, permanent: true }))
}

/**
 * Where the old addresses of articles lead; a draft's wait with it.
 * @param present addresses that the site has without the articles, by their keys
 */
export function redirectsOf(
  articles: PlannedArticle[],
  present: ReadonlySet<string>,
): (Redirect & { draft?: true })[] {
  const taken = new Set([...present, ...articles.map(({ link }) => addressKey(link))])
  return articles.flatMap(({ item, link, isDraft, tell }) => {
    if (item.status !== 'publish') return []
    const from = pathOf(item.link)
    const page = addressKey(from).replace(FILE_NAME, '')
    if (page === link) return []
    const isFree = ![page, page.replace(FURTHER_PAGE, '')].some((key) => taken.has(key))
    if (!isFree || !redirectSchema.shape.from.safeParse(from).success) {
      tell(`Its old address ${item.link} cannot lead to the new one, ${link}.`)
      return []
    }
    taken.add(page)
    return [{ from, to: link, permanent: true, ...(isDraft && { draft: true }) }]
  })
}
