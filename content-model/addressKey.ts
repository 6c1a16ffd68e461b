/** Matches from the first slash of a run only. Starting at every slash would take quadratic time for a long run. */
const SLASHES_AT_END = /(?<!\/)\/+$/

/**
 * The canonical form of all spellings of an address: lower case, no final slash, Unicode NFC.
 * @param path decoded path, such as `/Über-uns/`.
 */
export function addressKey(path: string): string {
  return path.normalize('NFC').toLowerCase().replace(SLASHES_AT_END, '') || '/'
}
