import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** The file with a site's redirects, which the build writes for the receiver. Files of this name are never served. */
export const SITE_REDIRECTS_FILE = '.redirects.json'

const siteRedirectsSchema = z.array(
  z.strictObject({
    /** The old address in the form of `addressKey`. */
    from: z.string(),
    /** The value of the `Location` header. */
    location: z.string(),
    permanent: z.boolean(),
  }),
)

/** A redirect from an old address of the site. */
export type SiteRedirect = z.infer<typeof siteRedirectsSchema>[number]

/**
 * Reads the redirects of a built site by the key of the old address.
 * @throws Error if the file exists but is invalid.
 */
export function readSiteRedirects(siteDirectory: string): ReadonlyMap<string, SiteRedirect> {
  const file = join(siteDirectory, SITE_REDIRECTS_FILE)
  if (!existsSync(file)) return new Map()
  const redirects = siteRedirectsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return new Map(redirects.map((redirect) => [redirect.from, redirect]))
}

/** 308 and 307 rather than 301 and 302, because they keep the method of the request. */
export function redirectStatus(permanent: boolean): 307 | 308 {
  return permanent ? 308 : 307
}

/**
 * Adds the query of a request to a location, after the location's own query and before its fragment.
 * @param query query with the question mark; empty if there is none.
 */
export function withQuery(location: string, query: string): string {
  if (query === '') return location
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/.exec(location) ?? []
  const joined = address.includes('?') ? query.replace('?', '&') : query
  return address + joined + anchor
}
