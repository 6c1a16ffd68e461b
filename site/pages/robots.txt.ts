import { siteContent } from '../build/siteContent.ts'
import { pageUrl } from '../lib/pages.ts'

/**
 * Crawlers may fetch everything. Pages that must not be indexed say so themselves; a crawler that is blocked here would
 * never read that.
 */
export async function GET(): Promise<Response> {
  const { brand } = await siteContent()
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(brand, '/sitemap.xml')}\n`)
}
