import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { asStorableText } from '../../core/lib/asStorableText.ts'
import { labels } from './labels.ts'
import { RequestError } from './RequestError.ts'

/** Routes whose forms are longer say so by their `bodyLimit`. */
const MAX_FORM_BYTES = 64 * 1024
/** Several times as deep as any record. What reads values calls itself once a level. */
const MAX_DEPTH = 64

/** Reads the forms of pages: the body of a request is URLSearchParams then. */
export function addFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: unknown, body: string) => {
      const fields = [...new URLSearchParams(body)]
      return new URLSearchParams(fields.map(([name, text]) => [name, asStorableText(text)]))
    },
  )
}

/** A field of a form; blank where it is not there. */
export function fieldOf(form: URLSearchParams, name: string): string {
  return form.get(name) ?? ''
}

/** Whether a form brings the word that was asked for before something that cannot be undone. */
export function isSure(body: unknown): boolean {
  return (
    body instanceof URLSearchParams && fieldOf(body, 'sure').trim().toLowerCase() === labels.sure
  )
}

/**
 * The body that a page of the studio sends: the fields of a form, or JSON.
 * @param advice for whoever has sent something else.
 * @throws RequestError
 */
export function read<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  advice: string = labels.errors.unreadableCall,
): z.infer<Shape> {
  if (!isDeeper(value, MAX_DEPTH)) {
    const checked = shape.safeParse(
      value instanceof URLSearchParams ? Object.fromEntries(value) : value,
    )
    if (checked.success) return checked.data
  }
  throw new RequestError(400, advice)
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}
