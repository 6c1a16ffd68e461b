import { listNames } from '../answers/listNames.ts'

/** How the build's compressed copies of a file end, by what HTTP calls them; the smallest comes first. */
const COPY_ENDINGS = { br: '.br', gzip: '.gz' } as const

/** What a file is sent as: one of its compressed copies, or itself. */
export type Encoding = keyof typeof COPY_ENDINGS | 'identity'

const COMPRESSIONS = Object.keys(COPY_ENDINGS) as (keyof typeof COPY_ENDINGS)[]

/** The file that holds a file in an encoding. */
export function copyOf(file: string, encoding: Encoding): string {
  return encoding === 'identity' ? file : file + COPY_ENDINGS[encoding]
}

/**
 * Chooses what a browser is sent.
 * @param acceptEncoding the request's header.
 * @param hasFile whether the site has a file.
 */
export function chooseEncoding(
  file: string,
  acceptEncoding = '',
  hasFile: (file: string) => boolean,
): Encoding {
  const found = COMPRESSIONS.find(
    (encoding) => hasFile(copyOf(file, encoding)) && listNames(acceptEncoding, encoding),
  )
  return found ?? 'identity'
}
