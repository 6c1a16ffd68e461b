import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { querySelectorAll } from 'ultrahtml/selector'
import * as z from 'zod'
import { parseHtml } from '../../content-model/parseHtml.ts'
import { SITE_HEADERS_FILE } from '../../server/http/headers.ts'
import { readSite } from '../../server/site/site.ts'
import { labels } from './labels.ts'
import { PublishError } from './PublishError.ts'

const SITEMAP_FILE = 'sitemap.xml'

const sitemapSchema = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.url() })).min(1) }),
})

/**
 * Checks a built site as the receiver will serve it: its headers can be read, no file is empty, and every address in
 * its sitemap is a page with one main heading.
 * @throws PublishError with the first fault.
 */
export async function checkSite(siteDirectory: string): Promise<void> {
  const site = readSite(siteDirectory)
  if (!site.fileBytes.has(SITE_HEADERS_FILE)) throw new PublishError(labels.errors.noHeadersFile)
  for (const [file, bytes] of site.fileBytes) {
    if (bytes === 0) throw new PublishError(labels.errors.emptyFile(file))
  }
  for (const path of await sitemapPaths(siteDirectory)) {
    const entry = site.find(path)
    if (!entry || !('file' in entry))
      throw new PublishError(labels.errors.notFoundPage(path), { page: path })
    const html = await readFile(join(siteDirectory, entry.file), 'utf8')
    const { length } = querySelectorAll(parseHtml(html), 'h1')
    if (length !== 1) {
      throw new PublishError(labels.errors.headings(path, length), { page: path })
    }
  }
}

async function sitemapPaths(siteDirectory: string): Promise<string[]> {
  const xml = await readFile(join(siteDirectory, SITEMAP_FILE), 'utf8').catch(() => '')
  const parser = new XMLParser({ isArray: (name) => name === 'url' })
  const sitemap = sitemapSchema.safeParse(parser.parse(xml))
  if (!sitemap.success) throw new PublishError(labels.errors.noSitemap)
  return sitemap.data.urlset.url.map(({ loc }) => decodeURIComponent(new URL(loc).pathname))
}
