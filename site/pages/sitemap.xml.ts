import { loadRecords } from '../../content-model/records.ts'
import { siteContents } from '../build/siteContent.ts'
import { lastChanged } from '../lib/dates.ts'
import { versionsOf } from '../lib/languages.ts'
import { pageUrl, type SitePage, sitePages } from '../lib/pages.ts'
import { contentDates } from '../sitemap/contentDates.ts'
import { pageSources } from '../sitemap/pageSources.ts'

/** Every page that search engines may index, with its canonical URL (sitemaps.org, protocol 0.9). */
export async function GET(): Promise<Response> {
  const contents = await siteContents()
  const { records } = await loadRecords('content')
  const dates = await contentDates()

  /** The content's own date, or else the last change of the page's file or of a record that it names. */
  function changedOn({ changed, file }: SitePage): string | undefined {
    return changed ?? lastChanged(pageSources(records, file), dates)
  }

  const [{ brand }] = contents
  const entries = contents
    .flatMap(sitePages)
    .filter(({ page }) => page.indexed)
    .map((sitePage) => {
      const changed = changedOn(sitePage)
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      const { path } = sitePage.page
      const versions = versionsOf(contents, path).map(
        (version) =>
          `<xhtml:link rel="alternate" hreflang="${version.content.language.tag}" href="${pageUrl(brand, version.path)}"/>`,
      )
      return `<url><loc>${pageUrl(brand, path)}</loc>${lastmod}${versions.join('')}</url>`
    })
  const namespace = contents.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
    ...entries,
    '</urlset>',
  ]
  return new Response(`${sitemap.join('\n')}\n`, { headers: { 'Content-Type': 'application/xml' } })
}
