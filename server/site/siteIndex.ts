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

/** The file at an address, or the way to where the page is. */
type SiteEntry = { file: string } | { location: string; status: 307 | 308 }

/** The addresses of a built site. */
export type SiteIndex = {
  /**
   * The file at the address itself, else where it once stood, else the one page that is spelt with other capitals, or
   * without the signs at its end.
   * @param path decoded path of an address, as `/about`.
   */
  find(path: string): SiteEntry | undefined
  /** @param path path of an address as it stands in a link. */
  hasPage(path: string): boolean
  /**
   * The address of the page that stands at a decoded path, or that its file or a slash at the end leads to; undefined
   * where none does. Where the pages are not known, any path is one.
   */
  pageAt(path: string): string | undefined
  /** The file with the site's own page for an unknown address, in its language; undefined where it brings none. */
  notFoundPageFor(path: string): string | undefined
  /** All its files with their sizes in bytes, compressed copies among them. */
  fileBytes: ReadonlyMap<string, number>
}

const NOT_FOUND_FILE = '404.html'
/** The page for unknown addresses; each language has one in the folder of its addresses. */
export const NOT_FOUND_PAGE = /^(?:[^/]+\/)?404\.html$/

/** Instructions for other hosts, and the compressed copies, which are served in place of the file. */
const NOT_ADDRESSES = /^_(headers|redirects)$|\.(br|gz)$/
/** Signs that mail programs take into a link that ended before them; from the first one only, or a long run would be read for each. */
const SIGNS_AT_END = /(?<=[\p{L}\p{N}/%])[^\p{L}\p{N}/%]+\/?$/u
const HIDDEN = /(^|\/)\.(?!well-known\/)/

/** Served elsewhere, the pages are not known here. */
const NO_SITE: SiteIndex = {
  find: () => undefined,
  hasPage: () => true,
  pageAt: (path) => path,
  notFoundPageFor: () => undefined,
  fileBytes: new Map(),
}

/**
 * Lists a built site once. Only what is in this list is ever served, so no spelling of an address
 * can reach another file; a site that was built anew is served after a restart, or when it is put in its place.
 * @param siteDirectory folder of the site, with one `.html` file a page; null for no site.
 * @throws when the folder cannot be read.
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
