import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** Where the build lays a site's old addresses for the receiver; a name that is never served. */
export const SITE_REDIRECTS_FILE = '.redirects.json'

const siteRedirectsSchema = z.array(
  z.strictObject({
    /** As `addressKey` makes it. */
    from: z.string(),
    /** As it stands in a `Location` header. */
    location: z.string(),
    permanent: z.boolean(),
  }),
)

/** An address that the site once had, and where it leads. */
export type SiteRedirect = z.infer<typeof siteRedirectsSchema>[number]

/**
 * The old addresses of a built site by their keys, as the build left them beside its pages.
 * @throws when the file is there and holds none.
 */
export function readSiteRedirects(siteDirectory: string): ReadonlyMap<string, SiteRedirect> {
  const file = join(siteDirectory, SITE_REDIRECTS_FILE)
  if (!existsSync(file)) return new Map()
  const redirects = siteRedirectsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return new Map(redirects.map((redirect) => [redirect.from, redirect]))
}

/** 308 and 307 are what 301 and 302 were meant to be: the method stays, whatever it is. */
export function redirectStatus(permanent: boolean): 307 | 308 {
  return permanent ? 308 : 307
}

/**
 * A location with the query of the request, which comes before a place on the page and after a query of its own.
 * @param query with the question mark; empty where there is none.
 */
export function withQuery(location: string, query: string): string {
  if (query === '') return location
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/.exec(location) ?? []
  const joined = address.includes('?') ? query.replace('?', '&') : query
  return address + joined + anchor
}
