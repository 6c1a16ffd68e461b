import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { asStorableText } from '../../core/lib/asStorableText.ts'
import { labels } from './labels.ts'
import { RequestError } from './RequestError.ts'

/** Routes with longer forms set their own `bodyLimit`. */
const MAX_FORM_BYTES = 64 * 1024
/** Several times as deep as any record. Readers of values recurse once per level. */
const MAX_DEPTH = 64

/** Parses posted forms: `request.body` is a URLSearchParams then. */
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

/** The value of a form field; blank if the field is missing. */
export function fieldOf(form: URLSearchParams, name: string): string {
  return form.get(name) ?? ''
}

/** Whether a form contains the word that confirms an action that cannot be undone. */
export function isConfirmed(body: unknown): boolean {
  return (
    body instanceof URLSearchParams && fieldOf(body, 'sure').trim().toLowerCase() === labels.sure
  )
}

/**
 * Validates the body of a request: the fields of a form, or JSON.
 * @param advice error message for an invalid body.
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
