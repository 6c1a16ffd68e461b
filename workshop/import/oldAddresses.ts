import { addressKey } from '../../content-model/addressKey.ts'
import { FEED_PATH, OLD_FEEDS } from './feeds.ts'
import { decoded } from './names.ts'
import type { PlannedArticle } from './planArticles.ts'
import { quoted } from './warnings.ts'

/** The new targets of addresses of the old site. */
export class OldAddresses {
  readonly #hosts: ReadonlySet<string>
  readonly #byPath: ReadonlyMap<string, PlannedArticle>
  readonly #byId: ReadonlyMap<string, PlannedArticle>
  readonly #present: ReadonlySet<string>

  /**
   * @param sites addresses of the old and the new site, which may be the same
   * @param present existing addresses of the new site
   */
  constructor(articles: PlannedArticle[], sites: string[], present: ReadonlySet<string>) {
    const links = articles.map(({ item }) => item.link)
    this.#hosts = new Set([...sites, ...links].map((site) => hostOf(URL.parse(site))))
    this.#byPath = new Map(
      articles.map((article) => [addressKey(pathOf(article.item.link)), article]),
    )
    this.#byId = new Map(articles.map((article) => [String(article.item.id), article]))
    this.#present = present
  }

  /** The target of a link of an article on the new site. Undefined, with a warning, if the target no longer exists. */
  leadTo(href: string, { item, tell }: PlannedArticle): string | undefined {
    if (href === '' || href === '#') return undefined
    if (href.startsWith('#')) return href
    const url = URL.parse(href, item.link)
    if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) {
      tell(`A link was removed; its text was kept: ${quoted(href)}`)
      return undefined
    }
    if (!/^http/.test(url.protocol) || !this.#hosts.has(hostOf(url))) {
      return url.href.replaceAll('{', '%7B').replaceAll('}', '%7D')
    }
    const path = pathOf(url.href)
    const article =
      this.#byId.get(url.searchParams.get('p') ?? '') ?? this.#byPath.get(addressKey(path))
    if (article?.item === item && url.hash) return url.hash
    if (article && !article.isDraft) return article.link
    if (!article && this.#present.has(path)) return path
    if (!article && OLD_FEEDS.includes(path)) return FEED_PATH
    const reason = article ? 'leads to a draft' : 'leads to a page that this site does not have'
    tell(`A link ${reason} and was removed; its text was kept: ${quoted(url.href)}`)
    return undefined
  }
}

/** The decoded path of an address without its trailing slash. Blank if the text is not an address. */
export function pathOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  return decoded(path).replace(/(?<!\/|^)\/+$/, '')
}

function hostOf(url: URL | null): string {
  return url?.hostname.replace(/^www\./, '') ?? ''
}
