import { loadRecords } from '../../content-model/records.ts'
import { siteContent } from '../build/siteContent.ts'
import { lastChanged } from '../lib/dates.ts'
import { pageUrl, type SitePage, sitePages } from '../lib/pages.ts'
import { contentDates } from '../sitemap/contentDates.ts'
import { pageSources } from '../sitemap/pageSources.ts'

/** Every page that search engines may list, by its one canonical address (sitemaps.org, protocol 0.9). */
export async function GET(): Promise<Response> {
  const content = await siteContent()
  const { records } = await loadRecords('content')
  const dates = await contentDates()

  /** The content's own day, or else the day on which the page's file or a record that it names changed. */
  function changedOn({ changed, file }: SitePage): string | undefined {
    return changed ?? lastChanged(pageSources(records, file), dates)
  }

  const entries = sitePages(content)
    .filter(({ page }) => page.indexed)
    .map((sitePage) => {
      const changed = changedOn(sitePage)
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
