import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SITE_HEADERS_FILE, STRICTEST_POLICY, securityHeaders } from '../../src/headers.ts'

/** What the pages of the test site are allowed, each its own. */
export const PAGE_POLICIES = {
  'index.html': "script-src 'sha256-home'; frame-ancestors 'none'",
  'about.html': "script-src 'sha256-about'; frame-ancestors 'none'",
  '404.html': "script-src 'sha256-lost'; frame-ancestors 'none'",
}

const FILES = {
  'index.html': '<!doctype html><title>Home</title>',
  'about.html': '<!doctype html><title>About</title><p>Long enough to be worth compressing.</p>',
  'thank-you.html': '<!doctype html><title>Thank you</title>',
  'services.html': '<!doctype html><title>Services</title>',
  'services/seo.html': '<!doctype html><title>SEO</title>',
  '404.html': '<!doctype html><title>Oops! Page Not Found</title>',
  '_astro/page.B1a2c3.js': 'export const answer = 42',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'film.mp4': 'not really a film',
  _headers: '/*\n  X-Test: 1',
  '.env': 'SECRET=1',
  [SITE_HEADERS_FILE]: JSON.stringify({
    everywhere: securityHeaders(STRICTEST_POLICY),
    policies: PAGE_POLICIES,
  }),
  '.git/config': '[core]',
  '.well-known/security.txt': 'Contact: mailto:hello@agency.example',
}

const COMPRESSED = /\.(html|js|svg)$/

/** Writes a small built site as the build leaves it: pages as files, with compressed copies. */
export function writeTestSite(directory: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(directory, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (!COMPRESSED.test(name)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
}
