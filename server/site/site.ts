import type { SiteHeaders } from '../http/headers.ts'
import { createResponseCache, type ResponseCache } from './responseCache.ts'
import { readSiteHeaders, readSiteIndex, type SiteIndex } from './siteIndex.ts'

/** A built site as it is served: put in place as a whole, so that no answer is made of two. */
export type Site = SiteIndex &
  SiteHeaders & {
    /** Its files; undefined where the site is served by something else. */
    files: { directory: string; cache: ResponseCache } | undefined
  }

/**
 * Reads what is served of a built site.
 * @param directory folder of the site; null for no site.
 * @throws when the folder or its headers cannot be read.
 */
export function readSite(directory: string | null): Site {
  const index = readSiteIndex(directory)
  const files = directory === null ? undefined : filesOf(directory, index)
  return { ...index, ...readSiteHeaders(directory), files }
}

function filesOf(directory: string, { fileBytes }: SiteIndex) {
  return { directory, cache: createResponseCache(directory, fileBytes) }
}
