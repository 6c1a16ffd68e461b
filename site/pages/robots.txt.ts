import { siteContent } from '../build/siteContent.ts'
import { pageUrl } from '../lib/pages.ts'

/**
 * Crawlers may fetch everything. Unlisted pages say so themselves: a crawler that is kept
 * out here would never read it.
 */
export async function GET(): Promise<Response> {
  const { brand } = await siteContent()
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(brand, '/sitemap.xml')}\n`)
}
