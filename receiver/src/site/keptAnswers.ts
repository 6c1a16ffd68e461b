import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Together; a site's pages, scripts and pictures are far less. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024
/** Larger files are films, which are asked for in ranges. */
const MAX_FILE_BYTES = 1024 * 1024
/** Browsers send two or three spellings of Accept-Encoding; what sends others is no browser. */
const MAX_SPELLINGS = 4

const COPIES: Record<string, string> = { br: '.br', gzip: '.gz' }

/** What tells one file's answer from another's. All other headers depend on the request. */
const FILE_HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'vary',
  'accept-ranges',
  'cache-control',
] as const

/** Requests that the library answers each time: a part of a file, or a condition other than its ETag. */
const PARTICULARS = [
  'range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
] as const

type KeptAnswer = { headers: Record<string, number | string>; etag: string; body: Buffer }

/** Answers that were given before, by file and Accept-Encoding. */
export type KeptAnswers = {
  /** Gives an answer again, if it is kept; 304 where the visitor has it already. */
  giveAgain(file: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined
  /** Keeps what the library is about to answer. */
  keep(file: string, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/**
 * Keeps whole answers in memory: to open a file and stream it costs ten times as much as to send what is at
 * hand. Which copy suits a browser, and under which headers, the library has decided when it answered first.
 * Files do not change while the process runs (site/readSiteIndex.ts).
 */
export function keptAnswers(siteDirectory: string): KeptAnswers {
  const kept = new Map<string, Map<string, KeptAnswer>>()
  let keptBytes = 0

  return {
    giveAgain(file, request, reply) {
      if (!isPlain(request)) return undefined
      const answer = kept.get(file)?.get(spelling(request))
      if (!answer) return undefined
      const known = request.headers['if-none-match']
      if (known === undefined) return reply.headers(answer.headers).send(answer.body)
      if (known !== answer.etag) return undefined
      const { 'content-length': _, ...headers } = answer.headers
      return reply.code(304).headers(headers).send()
    },
    async keep(file, request, reply) {
      if (reply.statusCode !== 200 || !isPlain(request)) return
      const spellings = kept.get(file) ?? new Map<string, KeptAnswer>()
      const bytes = Number(reply.getHeader('content-length'))
      const isSmall = bytes <= MAX_FILE_BYTES && keptBytes + bytes <= MAX_KEPT_BYTES
      if (!isSmall || spellings.size >= MAX_SPELLINGS || spellings.has(spelling(request))) return
      keptBytes += bytes
      const copy = COPIES[String(reply.getHeader('content-encoding'))] ?? ''
      const headers = FILE_HEADERS.flatMap((name) => {
        const value = reply.getHeader(name)
        return value === undefined ? [] : [[name, value]]
      })
      spellings.set(spelling(request), {
        headers: Object.fromEntries(headers),
        etag: String(reply.getHeader('etag')),
        body: await readFile(join(siteDirectory, file + copy)),
      })
      kept.set(file, spellings)
    },
  }
}

function isPlain({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && PARTICULARS.every((name) => headers[name] === undefined)
}

function spelling({ headers }: FastifyRequest): string {
  return String(headers['accept-encoding'] ?? '')
}
