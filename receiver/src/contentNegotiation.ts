import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Dictionary } from './headers.ts'

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

/** What the answer of a form's address depends on: its format on one header, CORS on the other. */
export const FORM_RESPONSE_VARY = 'accept, origin'

/**
 * Whether a request is answered in JSON: its address always does, or it asks for it. A browser's own form
 * post does not name JSON.
 */
export function respondsInJson(request: FastifyRequest): boolean {
  const { alwaysJson } = request.routeOptions.config
  return alwaysJson ?? accepts(request.headers.accept ?? '', 'application/json')
}

/** Where pages lie that are sent without their styles; a name that is never served. */
export const NEXT_FOLDER = '.next/'

/** How the build's compressed copies of a file end, by what HTTP calls them; the smallest comes first. */
const COPY_ENDINGS = { dcb: '.dcb', br: '.br', gzip: '.gz' } as const

/** What a file is sent as: one of its compressed copies, or itself. */
export type Encoding = keyof typeof COPY_ENDINGS | 'identity'

const COMPRESSIONS = Object.keys(COPY_ENDINGS) as (keyof typeof COPY_ENDINGS)[]

/** What the answer of a page's address depends on. */
export const PAGE_RESPONSE_VARY = 'available-dictionary, sec-fetch-site, sec-speculation-tags'

/** How Chromium says that a page of the site makes this one ready beforehand; the tag stands in site/head/speculationRules.ts. */
export const SPECULATION_TAG = '"next"'

/** The file that holds a file in an encoding. */
export function copyOf(file: string, encoding: Encoding): string {
  return encoding === 'identity' ? file : file + COPY_ENDINGS[encoding]
}

/**
 * Chooses what a browser is sent. Who comes from another page of the site, or holds its dictionary, has been told of the
 * styles' file, and is sent pages without them.
 * @param headers of the request.
 * @param hasFile whether the site has a file.
 * @param dictionary what the copies in `dcb` were made with.
 */
export function chooseCopy(
  file: string,
  headers: IncomingHttpHeaders,
  hasFile: (file: string) => boolean,
  dictionary: Dictionary | undefined,
): { file: string; encoding: Encoding } {
  const encodings = headers['accept-encoding'] ?? ''
  const isHeld =
    dictionary !== undefined &&
    headers['available-dictionary'] === `:${dictionary.hash}:` &&
    accepts(encodings, 'dcb')
  const isNext =
    isHeld ||
    headers['sec-fetch-site'] === 'same-origin' ||
    headers['sec-speculation-tags'] === SPECULATION_TAG
  const chosen = isNext && hasFile(NEXT_FOLDER + file) ? NEXT_FOLDER + file : file
  const encoding = COMPRESSIONS.find(
    (each) =>
      (each !== 'dcb' || isHeld) && hasFile(copyOf(chosen, each)) && accepts(encodings, each),
  )
  return { file: chosen, encoding: encoding ?? 'identity' }
}
