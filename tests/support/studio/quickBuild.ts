import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  SITE_HEADERS_FILE,
  STRICTEST_POLICY,
  securityHeaders,
} from '../../../server/http/headers.ts'
import type { ReleasesOptions } from '../../../studio/releases/createReleases.ts'

const SITEMAP = `<urlset><url><loc>https://agency.example/</loc></url><url><loc>https://agency.example/about</loc></url></urlset>`
const HEADERS = { everywhere: securityHeaders(STRICTEST_POLICY), policies: {} }

/** Writes the output of a build, with the text of the content as the main heading. */
export const quickBuild: ReleasesOptions['build'] = async ({ contentDirectory, siteDirectory }) => {
  const words = readFileSync(join(contentDirectory, 'words.txt'), 'utf8')
  const page = `<!doctype html><title>Page</title><h1>${words}</h1>`
  const files = {
    'index.html': page,
    'about.html': page,
    'sitemap.xml': SITEMAP,
    [SITE_HEADERS_FILE]: JSON.stringify(HEADERS),
  }
  mkdirSync(siteDirectory)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(siteDirectory, name), text)
}
