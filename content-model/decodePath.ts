const WINDOWS_1252 = new TextDecoder('windows-1252')

/**
 * Decodes a percent-encoded path. Sequences that are not UTF-8 are decoded as Windows-1252, as on old sites, and a
 * percent sign that encodes nothing is kept.
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
