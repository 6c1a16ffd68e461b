const WINDOWS_1252 = new TextDecoder('windows-1252')

/**
 * Decodes the path of an address: percent signs that are not UTF-8 as Windows-1252, as on old sites, and one that
 * encodes nothing as itself.
 */
export function decodePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs)
    } catch {
      const bytes = signs
        .slice(1)
        .split('%')
        .map((hex) => Number.parseInt(hex, 16))
      return WINDOWS_1252.decode(Uint8Array.from(bytes))
    }
  })
}
