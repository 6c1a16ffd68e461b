import { siteContent } from '../build/siteContent.ts'
import { pageUrl } from '../lib/pages.ts'

/**
 * Everything may be fetched. Pages that shall not be listed say so themselves: a crawler that is kept
 * out here would never read it.
 */
export async function GET(): Promise<Response> {
  const { brand } = await siteContent()
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(brand, '/sitemap.xml')}\n`)
}
