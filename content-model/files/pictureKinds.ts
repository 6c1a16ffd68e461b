const latin1 = new TextDecoder('latin1')

/** The bytes after `ftyp` name the formats of a container (ISO 14496-12): HEIC, AVIF, films. */
const BRANDS: readonly [RegExp, string][] = [
  [/^crx /, 'a RAW camera picture'],
  [/avis/, 'an animated AVIF picture'],
  [/^avif/, 'an AVIF picture of an unusual kind'],
  [/hei[cfmsx]|hev[cmsx]/, 'a HEIC picture'],
  [/mif1|msf1/, 'a HEIF picture'],
  [/./, 'a film'],
]

/** Other formats that people mistake for usable pictures, by their first bytes. */
const SIGNATURES: readonly [RegExp, string][] = [
  [
    /^(?:II|MM)(?:\*\0|\0\*)[\s\S]{4}CR|^(?:IIRO|IIRS|MMOR|IIU\0|FUJIFILMCCD-RAW)/,
    'a RAW camera picture',
  ],
  [/^(?:II[*+]\0|MM\0[*+])/, 'a TIFF or RAW picture'],
  [/^8BP[SB]/, 'a Photoshop file'],
  [/^GIF8/, 'a GIF picture'],
  [/^BM[\s\S]{4}\0\0\0\0/, 'a BMP picture'],
  [/^\0\0[12]\0/, 'an icon (ICO)'],
  [/^\xFF\n|^\0\0\0\fJXL /, 'a JPEG XL picture'],
  [/^\0\0\0\fjP {2}|^\xFFO\xFFQ/, 'a JPEG 2000 picture'],
  [/^%PDF/, 'a PDF file'],
  [/^%!PS|^\xC5\xD0\xD3\xC6/, 'an EPS file'],
  [
    /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[\s\S]*?)?(?:<!--[\s\S]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/i,
    'a drawing (SVG)',
  ],
]

const READ_BYTES = 1024

/** The kind of a file that the site does not accept as a picture, such as `a HEIC picture`; undefined if unknown. */
export function unusableKind(bytes: Uint8Array): string | undefined {
  const start = latin1.decode(bytes.subarray(0, READ_BYTES))
  const lengthBytes = start.charCodeAt(2) * 256 + start.charCodeAt(3)
  const brands = /^\0\0[\s\S]{2}ftyp/.test(start) ? start.slice(8, lengthBytes) : undefined
  const [, kind] =
    brands === undefined
      ? (SIGNATURES.find(([signature]) => signature.test(start)) ?? [])
      : (BRANDS.find(([brand]) => brand.test(brands)) ?? [])
  return kind
}
