import type { SiteHeaders } from '../http/headers.ts'
import { createResponseCache, type ResponseCache } from './responseCache.ts'
import { readSiteHeaders, readSiteIndex, type SiteIndex } from './siteIndex.ts'

/** A served site. It is replaced as a whole, so that no response mixes two sites. */
export type Site = SiteIndex &
  SiteHeaders & {
    /** Files of the site; undefined if another server serves the site. */
    files: { directory: string; cache: ResponseCache } | undefined
  }

/**
 * Reads the served parts of a built site.
 * @param directory folder of the site; null for no site.
 * @throws Error if the folder or its headers cannot be read.
 */
export function readSite(directory: string | null): Site {
  const index = readSiteIndex(directory)
  const files = directory === null ? undefined : filesOf(directory, index)
  return { ...index, ...readSiteHeaders(directory), files }
}

function filesOf(directory: string, { fileBytes }: SiteIndex) {
  return { directory, cache: createResponseCache(directory, fileBytes) }
}
