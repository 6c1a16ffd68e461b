import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as z from 'zod'
import { MINIMAL_POLICY, SITE_HEADERS_FILE, type SiteHeaders, securityHeaders } from '../headers.ts'

/** What stands at an address: a file, or the way to the page's one spelling. */
type SiteEntry = { file: string } | { redirectTo: string }

/** The addresses of a built site. */
export type SiteIndex = {
  /** @param path decoded path of an address, as `/about`. */
  find(path: string): SiteEntry | undefined
  /** @param path path of an address as it stands in a link. */
  hasPage(path: string): boolean
  /** Whether the site brings its own page for unknown addresses. */
  hasNotFoundPage: boolean
  /** All its files with their sizes in bytes, compressed copies among them. */
  fileBytes: ReadonlyMap<string, number>
}

export const NOT_FOUND_FILE = '404.html'

/** Instructions for other hosts, and the compressed copies, which are served in place of the file. */
const NOT_ADDRESSES = /^_(headers|redirects)$|\.(br|gz|dcb)$/
const HIDDEN = /(^|\/)\.(?!well-known\/)/

/**
 * Lists a built site once. Only what is in this list is ever served, so no spelling of an address
 * can reach another file; a site that was built anew is served after a restart, or when it is put in its place.
 * @param siteDirectory folder of the site, with one `.html` file a page; null for no site.
 * @throws when the folder cannot be read.
 */
export function readSiteIndex(siteDirectory: string | null): SiteIndex {
  const entries = new Map<string, SiteEntry>()
  const fileBytes = siteDirectory === null ? new Map<string, number>() : listFiles(siteDirectory)
  const shown = [...fileBytes.keys()].filter(
    (file) => !NOT_ADDRESSES.test(file) && !HIDDEN.test(file),
  )
  for (const file of shown) {
    if (file === NOT_FOUND_FILE) continue
    if (!file.endsWith('.html')) {
      entries.set(`/${file}`, { file })
      continue
    }
    const page = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
    entries.set(page, { file })
    entries.set(`/${file}`, { redirectTo: page })
    if (page !== '/') entries.set(`${page}/`, { redirectTo: page })
  }
  return {
    find: (path) => entries.get(path),
    hasPage(path) {
      // Served elsewhere, the pages are not known here.
      if (siteDirectory === null) return true
      const entry = entries.get(path)
      return entry !== undefined && ('redirectTo' in entry || entry.file.endsWith('.html'))
    },
    hasNotFoundPage: fileBytes.has(NOT_FOUND_FILE),
    fileBytes,
  }
}

function listFiles(directory: string): Map<string, number> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, number] => [
      relative(directory, path).split(sep).join('/'),
      statSync(path).size,
    ])
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const siteHeadersSchema = z.strictObject({
  everywhere: z.object({ 'content-security-policy': z.string() }).catchall(z.string()),
  policies: z.record(z.string(), z.string()),
  dictionary: z.strictObject({ file: z.string(), hash: z.string() }).optional(),
})

/**
 * The headers that a built site asks for, as the build left them beside its pages. A folder without
 * them, or no site, gets those that fit any page.
 * @throws when the file is there and holds no headers.
 */
export function readSiteHeaders(siteDirectory: string | null): SiteHeaders {
  const file = siteDirectory === null ? undefined : join(siteDirectory, SITE_HEADERS_FILE)
  if (file === undefined || !existsSync(file)) {
    return { everywhere: securityHeaders(MINIMAL_POLICY), policies: {} }
  }
  return siteHeadersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
