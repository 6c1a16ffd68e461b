/** One picture of an icon: a square PNG. */
type IconPicture = { sizePx: number; png: Buffer }

const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const TYPE_ICON = 1
const BITS_PER_PIXEL = 32

/**
 * An `.ico` file with pictures as PNG, which every browser since 2007 supports
 * (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 * @param pictures of at most 255 px each.
 */
export function icoFile(pictures: IconPicture[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  head.writeUInt16LE(TYPE_ICON, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { sizePx, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    head.writeUInt8(sizePx, entry)
    head.writeUInt8(sizePx, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
