import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { copyOf, type Encoding } from '../http/contentNegotiation.ts'
import type { SiteIndex } from './siteIndex.ts'

/** All files of a site together, copies included; the one that ships has 20 MB. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024

/** The headers of one file's response. All others depend on the request. */
const FILE_HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'vary',
  'accept-ranges',
] as const

/** A whole response: what a visitor gets who asks for a file without conditions. */
export type CachedResponse = { headers: Record<string, string>; etag: string; body: Buffer }

export type ResponseCache = {
  /** @returns undefined where the file has no room in memory, or is gone. */
  read(file: string, encoding: Encoding): Promise<CachedResponse | undefined> | undefined
}

/**
 * Caches whole responses in memory: to open a file and stream it costs ten times as much as to send what is at
 * hand. What may be cached is settled here, by the list of files and by nothing that a visitor sends: the
 * smallest ones, as many as there is room for, each read once however many ask at the same time.
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

/** The library that answers visitors too, asked by nobody but us. */
function staticFiles(siteDirectory: string) {
  const app = Fastify()
  app.register(fastifyStatic, staticOptions(siteDirectory))
  app.get<{ Querystring: { file: string } }>('/', ({ query }, reply) => reply.sendFile(query.file))
  return app
}

/** How the library serves a site: what is asked for is looked up in the index, never on the disk. */
export function staticOptions(siteDirectory: string) {
  return {
    root: siteDirectory,
    serve: false,
    dotfiles: 'allow',
    preCompressed: true,
    cacheControl: false,
  } as const
}
