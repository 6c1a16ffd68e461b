/** Begins at the first slash of a run only: from every slash, a long run would be read for each. */
const SLASHES_AT_END = /(?<!\/)\/+$/

/**
 * The common form of an address's spellings: small letters, no slash at the end, one Unicode form.
 * @param path decoded path, as `/Über-uns/`.
 */
export function addressKey(path: string): string {
  return path.normalize('NFC').toLowerCase().replace(SLASHES_AT_END, '') || '/'
}
