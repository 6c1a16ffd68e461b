import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asStorableText } from '../../core/lib/asStorableText.ts'
import { MAX_BODY_BYTES, MAX_FIELDS } from '../../forms/fields.ts'
import { DEFAULT_CAPACITY } from '../kit/limits.ts'
import type { ReceiverOptions } from '../kit/Receiver.ts'
import { RejectedError } from './problems.ts'

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

/**
 * Takes forms and nothing else. Fastify counts the bytes as they come, whatever length was
 * announced, so no body grows past the limit in memory.
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

/** The fields of a form, in the order in which they were sent; names may come more than once. */
export type FormFields = [name: string, value: string][]

/**
 * Reads the fields of a form.
 * @param contentType the request's own header, with the boundary of a multipart form.
 * @throws RejectedError when the body is broken, holds a file, or has too many fields.
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
 * Gives each form room in memory before it is read, for as long as it takes to arrive. While there is none
 * left, forms are rejected with 503.
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
      if (!isFull) app.log.warn('Forms that arrive slowly fill the memory; others are refused.')
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

/** Bytes that a form may come to take: its length, or the limit if it tells none. */
function announcedBytes({ method, headers }: FastifyRequest): number {
  if (method !== 'POST') return 0
  if (headers['transfer-encoding'] !== undefined) return MAX_BODY_BYTES
  return Math.min(Number(headers['content-length'] ?? 0), MAX_BODY_BYTES)
}

const MAX_DISCARDED_BYTES = 1024 * 1024
const MAX_WAIT_MS = 2_000

/**
 * Reads the rest of a rejected body and drops it. Without that the connection closes while the
 * browser is still sending, and its visitor sees a broken connection in place of the reason. Ends
 * early for a body that is far too large or too slow.
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
