import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { copyOf, type Encoding } from '../http/contentNegotiation.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Limit for all cached files of a site, including compressed copies. The shipped site has 20 MB. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024

/** Response headers that depend only on the file. All other headers depend on the request. */
const FILE_HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'vary',
  'accept-ranges',
] as const

/** The complete response to an unconditional request for a file. */
export type CachedResponse = { headers: Record<string, string>; etag: string; body: Buffer }

export type ResponseCache = {
  /** @returns undefined if the file does not fit into the cache, or no longer exists. */
  read(file: string, encoding: Encoding): Promise<CachedResponse | undefined> | undefined
}

/**
 * Caches complete responses in memory, because opening and streaming a file costs ten times as much. The list of files
 * alone decides what is cached, never a request: as many of the smallest files as fit. Simultaneous requests read a
 * file only once.
 * @param siteDirectory folder whose files do not change while they are served (`readSiteIndex`).
 */
export function createResponseCache(
  siteDirectory: string,
  fileBytes: SiteIndex['fileBytes'],
): ResponseCache {
  const cacheable = smallestFiles(fileBytes)
  const responses = new Map<string, Promise<CachedResponse | undefined>>()
  const library = staticFiles(siteDirectory)

  async function load(file: string, encoding: Encoding): Promise<CachedResponse | undefined> {
    const headers = { 'accept-encoding': encoding }
    const response = await library.inject({ url: '/', query: { file }, headers })
    if (response.statusCode !== 200) {
      responses.delete(copyOf(file, encoding))
      return undefined
    }
    const known = FILE_HEADERS.flatMap((name) => {
      const value = response.headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    })
    return {
      headers: Object.fromEntries(known),
      etag: String(response.headers.etag),
      body: response.rawPayload,
    }
  }

  return {
    read(file, encoding) {
      const copy = copyOf(file, encoding)
      const cached = responses.get(copy)
      if (cached || !cacheable.has(copy)) return cached
      const loading = load(file, encoding)
      responses.set(copy, loading)
      return loading
    },
  }
}

function smallestFiles(fileBytes: SiteIndex['fileBytes']): Set<string> {
  const chosen = new Set<string>()
  let roomBytes = MAX_CACHED_BYTES
  for (const [file, bytes] of [...fileBytes].sort(([, one], [, other]) => one - other)) {
    roomBytes -= bytes
    if (roomBytes >= 0) chosen.add(file)
  }
  return chosen
}

/** An internal instance of the library that also serves visitors. */
function staticFiles(siteDirectory: string) {
  const app = Fastify()
  app.register(fastifyStatic, staticOptions(siteDirectory))
  app.get<{ Querystring: { file: string } }>('/', ({ query }, reply) => reply.sendFile(query.file))
  return app
}

/** Options of the library. It adds no routes: the index finds the files, never the library on the disk. */
export function staticOptions(siteDirectory: string) {
  return {
    root: siteDirectory,
    serve: false,
    dotfiles: 'allow',
    preCompressed: true,
    cacheControl: false,
  } as const
}
