import { contentDates } from '../lib/contentDates.ts'
import { lastChanged } from '../lib/lastChanged.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { siteContent } from '../lib/siteContent.ts'
import { sitePages } from '../lib/sitePages.ts'

/** Every page that search engines may list, by its one canonical address (sitemaps.org, protocol 0.9). */
export async function GET(): Promise<Response> {
  const content = await siteContent()
  const dates = await contentDates()
  const entries = sitePages(content)
    .filter(({ page }) => page.indexed)
    .map((sitePage) => {
      const changed = lastChanged(sitePage, dates)
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${pageUrl(content.brand, sitePage.page.path)}</loc>${lastmod}</url>`
    })
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ]
  return new Response(`${sitemap.join('\n')}\n`, { headers: { 'Content-Type': 'application/xml' } })
}
