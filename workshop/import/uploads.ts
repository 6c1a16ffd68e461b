import { decoded } from './names.ts'

/** WordPress's suffixes for copies of a picture: photo-300x200.jpg, photo-scaled.jpg. */
const COPY = /-(?:(\d+)x(\d+)|scaled|rotated)(?=\.\w+$)/i

/** Finds files below a folder, such as copies of pictures, by their former addresses. */
export class Uploads {
  /** Files by their name without WordPress's suffix. */
  readonly #byName = new Map<string, { path: string; names: string[] }[]>()

  /** @param paths with slashes, below the folder. */
  constructor(paths: Iterable<string>) {
    for (const path of paths) {
      const names = namesOf(path)
      const key = withoutCopy(names.at(-1) ?? '')
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), { path, names }])
    }
  }

  /**
   * The path that matches the longest end of an address; among several copies of a picture, the largest. If the
   * folder has more levels than the address, the path may be longer, provided that only one path matches.
   * @param below the end of the address that names the file in any folder, such as 2019/05/photo.jpg.
   */
  find(address: string, below = ''): string | undefined {
    const asked = namesOf(pathnameOf(address))
    const enough = Math.max(2, namesOf(below).length)
    const candidates = (this.#byName.get(withoutCopy(asked.at(-1) ?? '')) ?? [])
      .map((candidate) => ({ ...candidate, shared: sharedEnd(candidate.names, asked) }))
      .filter(({ names, shared }) => shared === names.length || (below !== '' && shared >= enough))
    const longest = Math.max(...candidates.map(({ shared }) => shared))
    const found = candidates.filter(({ shared }) => shared === longest)
    const whole = found.filter(({ names }) => names.length === longest)
    const chosen = whole.length > 0 ? whole : found
    const folders = new Set(chosen.map(({ names }) => names.slice(0, -1).join('/')))
    if (folders.size !== 1) return undefined
    return chosen.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]?.path
  }
}

/** Number of pixels according to the file name. The original counts as the largest. */
function sizeOf({ names }: { names: string[] }): number {
  const [copy, width, height] = COPY.exec(names.at(-1) ?? '') ?? []
  if (copy === undefined) return Number.MAX_SAFE_INTEGER
  return width && height ? Number(width) * Number(height) : Number.MAX_SAFE_INTEGER - 1
}

const UPLOADS = /(?:^|\/)(?:uploads(?:\/sites\/\d+)?|files)\/(.+)$/
const BY_MONTH = /(?:^|\/)(\d{4}\/\d\d\/[^/]+)$/

/** The path of a file below the folder of uploads, whatever the name of that folder: 2019/05/photo.jpg. */
export function belowUploads(address: string): string {
  const path = pathnameOf(address)
  return UPLOADS.exec(path)?.[1] ?? BY_MONTH.exec(path)?.[1] ?? path.split('/').pop() ?? ''
}

function pathnameOf(address: string): string {
  return decoded(URL.parse(address)?.pathname ?? address)
}

/** Number of names that two paths share at their ends. Copies of a picture count as the same name. */
function sharedEnd(one: string[], other: string[]): number {
  if (withoutCopy(one.at(-1) ?? '') !== withoutCopy(other.at(-1) ?? '')) return 0
  let shared = 1
  while (shared < one.length && one.at(-1 - shared) === other.at(-1 - shared)) shared++
  return shared
}

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i

/** Whether two addresses lead to the same picture in any size and at any host. */
export function isSamePicture(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) => withoutCopy(belowUploads(address)))
  return first !== undefined && PICTURE_FILE.test(first) && first === second
}

/** Whether the files of two addresses have the same name in any folder and size. */
export function haveSameName(one: string, other: string): boolean {
  return sharedEnd(namesOf(pathnameOf(one)), namesOf(pathnameOf(other))) > 0
}

function namesOf(path: string): string[] {
  return path
    .normalize('NFC')
    .split('/')
    .filter((name) => name !== '')
}

/** The name or address of the original file. */
export function withoutCopy(name: string): string {
  return name.replace(COPY, '')
}
