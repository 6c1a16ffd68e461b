import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

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
}

export const NOT_FOUND_FILE = '404.html'

/** Instructions for other hosts, and the compressed copies, which are served in place of the file. */
const NOT_ADDRESSES = /^_(headers|redirects)$|\.(br|gz)$/
const HIDDEN = /(^|\/)\.(?!well-known\/)/

/**
 * Lists a built site once. Only what is in this list is ever served, so no spelling of an address
 * can reach another file; a site that was built anew is served after a restart.
 * @param siteDirectory folder of the site, with one `.html` file a page; null for no site.
 * @throws when the folder cannot be read.
 */
export function readSiteIndex(siteDirectory: string | null): SiteIndex {
  const entries = new Map<string, SiteEntry>()
  const files = siteDirectory === null ? [] : listFiles(siteDirectory)
  const shown = files.filter((file) => !NOT_ADDRESSES.test(file) && !HIDDEN.test(file))
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
    hasNotFoundPage: files.includes(NOT_FOUND_FILE),
  }
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
