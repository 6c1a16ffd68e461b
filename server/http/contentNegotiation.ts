import type { FastifyRequest } from 'fastify'

/** Longer than any browser's list. Reading a list of 16 KiB would cost more than sending a page. */
const MAX_LIST_LENGTH = 512

/**
 * Whether a header such as `Accept` or `Accept-Encoding` accepts a value. A value with `q=0` is not acceptable.
 * Other weights are ignored, because the server knows the best response.
 */
function accepts(list: string, value: string): boolean {
  return list
    .slice(0, MAX_LIST_LENGTH)
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, ...parameters] = part.split(';').map((text) => text.trim())
      return name === value && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
    })
}

/** Headers on which the response to a form depends: one for its format, one for CORS. */
export const FORM_RESPONSE_VARY = 'accept, origin'

/**
 * Whether the response is JSON: if the route always responds in JSON, or if the request accepts JSON. Forms that are
 * sent by the browser itself do not name JSON.
 */
export function respondsInJson(request: FastifyRequest): boolean {
  const { alwaysJson } = request.routeOptions.config
  return alwaysJson ?? accepts(request.headers.accept ?? '', 'application/json')
}

/** File extensions of the build's compressed copies by HTTP encoding, the smallest copy first. */
const COPY_ENDINGS = { br: '.br', gzip: '.gz' } as const

/** The encoding of a response: a compressed copy, or the file itself. */
export type Encoding = keyof typeof COPY_ENDINGS | 'identity'

const COMPRESSIONS = Object.keys(COPY_ENDINGS) as (keyof typeof COPY_ENDINGS)[]

/** The name of a file's copy in an encoding. */
export function copyOf(file: string, encoding: Encoding): string {
  return encoding === 'identity' ? file : file + COPY_ENDINGS[encoding]
}

/**
 * Chooses the smallest copy that a browser accepts.
 * @param accepted the `Accept-Encoding` header of the request.
 * @param hasFile whether the site has a file.
 */
export function chooseEncoding(
  file: string,
  accepted: string,
  hasFile: (file: string) => boolean,
): Encoding {
  const encoding = COMPRESSIONS.find(
    (each) => hasFile(copyOf(file, each)) && accepts(accepted, each),
  )
  return encoding ?? 'identity'
}
