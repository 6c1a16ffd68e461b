import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as z from 'zod'
import { addressKey } from '../../content-model/addressKey.ts'
import {
  MINIMAL_POLICY,
  SITE_HEADERS_FILE,
  type SiteHeaders,
  securityHeaders,
} from '../http/headers.ts'
import { addressOfPage, readOtherSpellings } from './otherSpellings.ts'
import { readSiteRedirects, redirectStatus } from './redirects.ts'

/** The file at an address, or a redirect. */
type SiteEntry = { file: string } | { location: string; status: 307 | 308 }

/** The addresses of a built site. */
export type SiteIndex = {
  /**
   * The file at an address, else the target of an old address, else the page with other capitals in its address or
   * without the punctuation at its end.
   * @param path decoded path of an address, such as `/about`.
   */
  find(path: string): SiteEntry | undefined
  /** @param path path of an address, as in a link. */
  hasPage(path: string): boolean
  /**
   * The address of the page at a decoded path, which may also name the page's file or end with a slash; undefined if
   * there is no page. If another server has the pages, the path itself.
   */
  pageAt(path: string): string | undefined
  /** The file of the not-found page in the language of the path; undefined if the site has none. */
  notFoundPageFor(path: string): string | undefined
  /** All files with their sizes in bytes, including compressed copies. */
  fileBytes: ReadonlyMap<string, number>
}

const NOT_FOUND_FILE = '404.html'
/** Matches the not-found page of the site or of a language, which has it in its own folder. */
export const NOT_FOUND_PAGE = /^(?:[^/]+\/)?404\.html$/

/** Configuration files of other hosts, and compressed copies, which are sent under the address of the file. */
const NOT_ADDRESSES = /^_(headers|redirects)$|\.(br|gz)$/
/**
 * Punctuation that mail programs include at the end of a link. Matches from the first sign of a run only: starting at
 * every sign would take quadratic time.
 */
const SIGNS_AT_END = /(?<=[\p{L}\p{N}/%])[^\p{L}\p{N}/%]+\/?$/u
const HIDDEN = /(^|\/)\.(?!well-known\/)/

/** The index if another server has the pages, which are not known here. */
const NO_SITE: SiteIndex = {
  find: () => undefined,
  hasPage: () => true,
  pageAt: (path) => path,
  notFoundPageFor: () => undefined,
  fileBytes: new Map(),
}

/**
 * Lists a built site once. Only listed files are served, so no spelling of an address can reach another
 * file. A new build is served after a restart or by `serveSite`.
 * @param siteDirectory folder of the site, with one `.html` file per page; null for no site.
 * @throws Error if the folder cannot be read.
 */
export function readSiteIndex(siteDirectory: string | null): SiteIndex {
  if (siteDirectory === null) return NO_SITE
  const entries = new Map<string, SiteEntry>()
  const fileBytes = listFiles(siteDirectory)
  const shown = [...fileBytes.keys()].filter(
    (file) => !NOT_ADDRESSES.test(file) && !HIDDEN.test(file) && !NOT_FOUND_PAGE.test(file),
  )
  const pages = shown.filter((file) => file.endsWith('.html'))
  for (const file of shown) entries.set(`/${file}`, { file })
  for (const file of pages) {
    const page = addressOfPage(file)
    const toPage = { location: encodeURI(page), status: redirectStatus(true) }
    entries.set(page, { file })
    entries.set(`/${file}`, toPage)
    if (page !== '/') entries.set(`${page}/`, toPage)
  }
  const redirects = readSiteRedirects(siteDirectory)
  const spellings = readOtherSpellings(siteDirectory, pages)
  function hasPage(path: string): boolean {
    const entry = entries.get(path)
    return entry !== undefined && ('location' in entry || entry.file.endsWith('.html'))
  }
  return {
    find(path) {
      const entry = entries.get(path)
      if (entry) return entry
      const key = addressKey(path)
      const moved = redirects.get(key)
      if (moved) return { location: moved.location, status: redirectStatus(moved.permanent) }
      const page = spellings.get(key)
      if (page !== undefined) return { location: encodeURI(page), status: redirectStatus(false) }
      const shorter = path.replace(SIGNS_AT_END, '')
      return shorter !== path && hasPage(shorter)
        ? { location: encodeURI(shorter), status: redirectStatus(false) }
        : undefined
    },
    hasPage,
    pageAt(path) {
      const entry = entries.get(path)
      if (!entry) return undefined
      if ('location' in entry) return decodeURI(entry.location)
      return entry.file.endsWith('.html') ? path : undefined
    },
    notFoundPageFor(path) {
      const ofLanguage = `${path.split('/')[1]}/${NOT_FOUND_FILE}`
      return [ofLanguage, NOT_FOUND_FILE].find((file) => fileBytes.has(file))
    },
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
})

/**
 * Reads the headers that the build has written for a site. Without a site or without that file, returns
 * headers that suit any page.
 * @throws Error if the file exists but is invalid.
 */
export function readSiteHeaders(siteDirectory: string | null): SiteHeaders {
  const file = siteDirectory === null ? undefined : join(siteDirectory, SITE_HEADERS_FILE)
  if (file === undefined || !existsSync(file)) {
    return { everywhere: securityHeaders(MINIMAL_POLICY), policies: {} }
  }
  return siteHeadersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
