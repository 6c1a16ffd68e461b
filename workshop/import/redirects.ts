import { addressKey } from '../../content-model/addressKey.ts'
import { type Redirect, redirectSchema } from '../../content-model/schemas/redirect.ts'
import { FEED_PATH, OLD_FEEDS } from './feeds.ts'
import { pathOf } from './oldAddresses.ts'
import type { PlannedArticle } from './planArticles.ts'

const FURTHER_PAGE = /\/\d+$/
/** Spellings of addresses that reach the page without a redirect. */
const FILE_NAME = /\/index\.html$|\.html$/

/**
 * Redirects from the old addresses of articles and feeds. Redirects of drafts are drafts too.
 * @param siteUrl address of the old site
 * @param present addresses of the site without the articles, by their keys
 */
export function redirectsOf(
  articles: PlannedArticle[],
  siteUrl: string,
  present: ReadonlySet<string>,
): (Redirect & { draft?: true })[] {
  const taken = new Set([...present, ...articles.map(({ link }) => addressKey(link))])
  const moved = articles.flatMap(({ item, link, isDraft, tell }) => {
    if (item.status !== 'publish') return []
    const from = pathOf(item.link)
    const page = addressKey(from).replace(FILE_NAME, '')
    if (page === link) return []
    const isFree = ![page, page.replace(FURTHER_PAGE, '')].some((key) => taken.has(key))
    if (!isFree || !redirectSchema.shape.from.safeParse(from).success) {
      tell(`Its old address ${item.link} cannot be redirected to the new one, ${link}.`)
      return []
    }
    taken.add(page)
    return [{ from, to: link, permanent: true, ...(isDraft && { draft: true as const }) }]
  })
  const feeds = articles.length > 0 ? feedsBelow(siteUrl) : []
  return [
    ...moved,
    ...feeds
      .filter((from) => !taken.has(addressKey(from)))
      .map((from) => ({ from, to: FEED_PATH, permanent: true })),
  ]
}

/** Old feed paths below the site, and at the root of its host, where a site in a folder may have had feeds too. */
function feedsBelow(siteUrl: string): string[] {
  const folder = pathOf(siteUrl).replace(/^\/$/, '')
  return [...new Set(['', folder])].flatMap((root) => OLD_FEEDS.map((feed) => root + feed))
}
