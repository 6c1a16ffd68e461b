import { siteContent } from '../build/siteContent.ts'
import { lastChanged } from '../lib/dates.ts'
import { pageUrl, type SitePage, sitePages } from '../lib/pages.ts'
import { contentDates } from '../sitemap/contentDates.ts'
import { pageSources } from '../sitemap/pageSources.ts'

/** Every page that search engines may list, by its one canonical address (sitemaps.org, protocol 0.9). */
export async function GET(): Promise<Response> {
  const content = await siteContent()
  const dates = await contentDates()

  /** What the content says of itself, or else when what the page is about last changed. */
  async function changedOn(page: SitePage): Promise<string | undefined> {
    return page.changed ?? lastChanged(await pageSources(content, page), dates)
  }

  const entries = sitePages(content)
    .filter(({ page }) => page.indexed)
    .map(async (sitePage) => {
      const changed = await changedOn(sitePage)
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${pageUrl(content.brand, sitePage.page.path)}</loc>${lastmod}</url>`
    })
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...(await Promise.all(entries)),
    '</urlset>',
  ]
  return new Response(`${sitemap.join('\n')}\n`, { headers: { 'Content-Type': 'application/xml' } })
}
