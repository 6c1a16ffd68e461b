import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/** Signatures and lengths of records in a ZIP archive (APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const END_SIGNATURE = 0x06054b50
const END_LENGTH = 22
const MAX_COMMENT_LENGTH = 0xffff
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

const inflated = promisify(inflateRaw)

export type ZipEntry = {
  name: string
  /** @throws Error if the file is damaged or has more bytes than `maxBytes`. */
  read: (maxBytes: number) => Promise<Buffer>
}

/** Lists the files of an archive from its directory. @throws Error if the data is not an archive, or is cut off. */
export function readZip(archive: Buffer): ZipEntry[] {
  const end = placeOfEnd(archive)
  const entries: ZipEntry[] = []
  let place = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(place) !== ENTRY_SIGNATURE) throw new Error('its directory is damaged')
    const nameEnd = place + ENTRY_LENGTH + archive.readUInt16LE(place + 28)
    const entry = archive.subarray(place, nameEnd)
    entries.push({
      name: entry.toString('utf8', ENTRY_LENGTH),
      read: (maxBytes) => contentOf(archive, entry, maxBytes),
    })
    place = nameEnd + archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32)
  }
  return entries
}

function placeOfEnd(archive: Buffer): number {
  const last = archive.length - END_LENGTH
  for (let place = last; place >= Math.max(0, last - MAX_COMMENT_LENGTH); place--) {
    if (archive.readUInt32LE(place) === END_SIGNATURE) return place
  }
  throw new Error('its end is missing: it is incomplete')
}

async function contentOf(archive: Buffer, entry: Buffer, maxBytes: number): Promise<Buffer> {
  if (entry.readUInt16LE(8) & ENCRYPTED) throw new Error('it is protected by a password')
  const method = entry.readUInt16LE(10)
  const local = entry.readUInt32LE(42)
  const start =
    local + LOCAL_LENGTH + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const packed = archive.subarray(start, start + entry.readUInt32LE(20))
  if (method === DEFLATED) return inflated(packed, { maxOutputLength: maxBytes })
  if (method !== STORED) throw new Error(`its compression method is not supported (${method})`)
  return packed
}
