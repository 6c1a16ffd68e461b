import { MAX_FIELDS } from '../../../forms/fields.ts'
import { RefusedError } from '../answers/RefusedError.ts'

/** What a form holds, in the order in which it was sent; names may come more than once. */
export type FormFields = [name: string, value: string][]

/**
 * Reads the fields of a form.
 * @param contentType the request's own header, with the boundary of a multipart form.
 * @throws RefusedError when the body is broken, holds a file, or has too many fields.
 */
export async function readFields(contentType: string, body: Buffer): Promise<FormFields> {
  const fields = contentType.toLowerCase().startsWith('application/json')
    ? readJson(body)
    : await readForm(contentType, body)
  if (fields.length > MAX_FIELDS) throw new RefusedError([{ code: 'TOO_MANY_FIELDS' }])
  return fields.map(([name, value]) => [asStorableText(name), asStorableText(value)])
}

async function readForm(contentType: string, body: Buffer): Promise<FormFields> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
  const form = await response.formData().catch((): never => {
    throw new RefusedError([{ code: 'BODY_NOT_READABLE' }])
  })
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new RefusedError([{ code: 'NO_FILE_UPLOADS' }])
    return [name, value]
  })
}

function readJson(body: Buffer): FormFields {
  let content: unknown
  try {
    content = JSON.parse(body.toString())
  } catch {
    throw new RefusedError([{ code: 'BODY_NOT_READABLE' }])
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new RefusedError([{ code: 'BODY_NOT_READABLE' }])
  }
  return Object.entries(content).map(([name, value]) => {
    if (typeof value === 'object') throw new RefusedError([{ code: 'BODY_NOT_READABLE' }])
    return [name, String(value)]
  })
}

/**
 * Line breaks as one character, as `maxlength` counts them; no NUL and no half surrogates, which
 * PostgreSQL refuses.
 */
function asStorableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()
}
