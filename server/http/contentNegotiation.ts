import type { FastifyRequest } from 'fastify'

/** No browser's list is longer. To read the rest of a head of 16 KiB would cost more than a page. */
const MAX_LIST_LENGTH = 512

/**
 * Whether a header that lists what a visitor accepts (`Accept`, `Accept-Encoding`) names a value. One at
 * `q=0` is not acceptable; other weights are no order, since the server knows which answer is the best.
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

/** Headers on which the answer of a form's address depends: one for its format, one for CORS. */
export const FORM_RESPONSE_VARY = 'accept, origin'

/**
 * Whether a request is answered in JSON: its address always does, or it asks for it. A browser's own form
 * post does not name JSON.
 */
export function respondsInJson(request: FastifyRequest): boolean {
  const { alwaysJson } = request.routeOptions.config
  return alwaysJson ?? accepts(request.headers.accept ?? '', 'application/json')
}

/** How the build's compressed copies of a file end, by what HTTP calls them; the smallest comes first. */
const COPY_ENDINGS = { br: '.br', gzip: '.gz' } as const

/** The copy of a file that is sent: a compressed one, or itself. */
export type Encoding = keyof typeof COPY_ENDINGS | 'identity'

const COMPRESSIONS = Object.keys(COPY_ENDINGS) as (keyof typeof COPY_ENDINGS)[]

/** The file that holds a file in an encoding. */
export function copyOf(file: string, encoding: Encoding): string {
  return encoding === 'identity' ? file : file + COPY_ENDINGS[encoding]
}

/**
 * Chooses the smallest copy that a browser reads.
 * @param accepted the request's `Accept-Encoding`.
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
