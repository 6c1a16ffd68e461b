import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asStorableText } from '../../core/lib/asStorableText.ts'
import { MAX_BODY_BYTES, MAX_FIELDS } from '../../forms/fields.ts'
import { DEFAULT_CAPACITY } from '../kit/limits.ts'
import type { ReceiverOptions } from '../kit/Receiver.ts'
import { RejectedError } from './problems.ts'

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

/**
 * Accepts forms only. Fastify counts the received bytes, whatever length the request announced, so no body exceeds the
 * limit in memory.
 */
export function addBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    FORM_TYPES,
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (request: FastifyRequest, body: Buffer) =>
      readFields(request.headers['content-type'] ?? '', body),
  )
}

/** The fields of a form, in the order in which they were sent; names may repeat. */
export type FormFields = [name: string, value: string][]

/**
 * Parses the fields of a form.
 * @param contentType the request's own header, with the boundary of a multipart form.
 * @throws RejectedError if the body is malformed, holds a file, or has too many fields.
 */
export async function readFields(contentType: string, body: Buffer): Promise<FormFields> {
  const fields = await readBody(contentType, body)
  if (fields.length > MAX_FIELDS) throw new RejectedError([{ code: 'TOO_MANY_FIELDS' }])
  return fields.map(([name, value]) => [asStorableText(name), asStorableText(value)])
}

function readBody(contentType: string, body: Buffer): FormFields | Promise<FormFields> {
  const type = contentType.toLowerCase()
  if (type.startsWith('application/json')) return readJson(body)
  if (type.startsWith('multipart/form-data')) return readMultipart(contentType, body)
  return [...new URLSearchParams(body.toString())]
}

async function readMultipart(contentType: string, body: Buffer): Promise<FormFields> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
  const form = await response.formData().catch((): never => {
    throw new RejectedError([{ code: 'BODY_NOT_READABLE' }])
  })
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new RejectedError([{ code: 'NO_FILE_UPLOADS' }])
    return [name, value]
  })
}

function readJson(body: Buffer): FormFields {
  let content: unknown
  try {
    content = JSON.parse(body.toString())
  } catch {
    throw new RejectedError([{ code: 'BODY_NOT_READABLE' }])
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new RejectedError([{ code: 'BODY_NOT_READABLE' }])
  }
  return Object.entries(content).map(([name, value]) => {
    if (typeof value === 'object') throw new RejectedError([{ code: 'BODY_NOT_READABLE' }])
    return [name, String(value)]
  })
}

/**
 * Reserves memory for each form before its body is read, until the request closes. While there is none left, forms are
 * rejected with 503.
 */
export function limitBodies(
  app: FastifyInstance,
  { capacity = DEFAULT_CAPACITY }: ReceiverOptions,
): void {
  let heldBytes = 0
  let isFull = false
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const bytes = announcedBytes(request)
    if (heldBytes + bytes > capacity.bodyBytes) {
      if (!isFull)
        app.log.warn('Slow uploads of forms fill the memory; further forms are rejected.')
      isFull = true
      return done(new RejectedError([{ code: 'TOO_BUSY' }]))
    }
    if (bytes > 0) {
      heldBytes += bytes
      request.raw.once('close', () => {
        heldBytes -= bytes
        isFull = isFull && heldBytes > 0
      })
    }
    done()
  })
}

/** Most bytes that a form may take: its announced length, or the limit if it announces none. */
function announcedBytes({ method, headers }: FastifyRequest): number {
  if (method !== 'POST') return 0
  if (headers['transfer-encoding'] !== undefined) return MAX_BODY_BYTES
  return Math.min(Number(headers['content-length'] ?? 0), MAX_BODY_BYTES)
}

const MAX_DISCARDED_BYTES = 1024 * 1024
const MAX_WAIT_MS = 2_000

/**
 * Reads and drops the rest of a rejected body. Otherwise the connection would close while the browser is still sending,
 * and the visitor would see a connection error instead of the reason. Stops early for a body that is far too large or
 * too slow.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let discardedBytes = 0
    const timer = setTimeout(finish, MAX_WAIT_MS)
    function count(chunk: Buffer) {
      discardedBytes += chunk.length
      if (discardedBytes > MAX_DISCARDED_BYTES) finish()
    }
    function finish() {
      clearTimeout(timer)
      request.off('data', count).off('end', finish).off('close', finish)
      resolve()
    }
    request.on('data', count).on('end', finish).on('close', finish)
    request.resume()
  })
}
