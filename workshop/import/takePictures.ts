import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { faultWords } from '../../content-model/faultSentence.ts'
import { MAX_PIXELS, pictureFault } from '../../content-model/files/mediaFaults.ts'
import { toMaster } from '../../content-model/files/toMaster.ts'
import { safeName } from '../../studio/content/form/recordNames.ts'
import { wordsOf } from './hast.ts'
import { decoded } from './names.ts'
import type { ExportItem } from './readExport.ts'
import type { PictureAsked } from './toMdx.ts'
import { belowUploads, haveSameName, Uploads, withoutCopy } from './uploads.ts'
import { quoted, type Tell } from './warnings.ts'

/** Sources of picture files. Without either source, no picture is found. */
export type PictureSources = {
  /** A copy of the old site's wp-content/uploads. */
  mediaDirectory?: string | undefined
  /** Whether to fetch missing pictures from the old site. */
  fetches?: boolean | undefined
}

export type TakenPicture = { file: string; alt: string }

const FETCH_PATIENCE_MS = 30_000

/** Imports pictures of the old site into a content folder, each once, in the format of the new site. */
export class PictureTaker {
  readonly #directory: string
  readonly #sources: PictureSources
  readonly #attachments: ReadonlyMap<number, ExportItem>
  readonly #byPath: ReadonlyMap<string, ExportItem>
  readonly #attachedPaths: Uploads
  /** Files of the copy of the uploads. */
  #media: Promise<Uploads> | undefined
  /** File names by address on the old site, undefined for pictures that were not found. */
  readonly #taken = new Map<string, Promise<string | undefined>>()
  readonly #written: string[] = []

  /** @param items of the export, including its pictures. */
  constructor(contentDirectory: string, items: ExportItem[], sources: PictureSources) {
    this.#directory = join(contentDirectory, 'pictures')
    this.#sources = sources
    const attachments = items.filter(({ type }) => type === 'attachment')
    this.#attachments = new Map(attachments.map((item) => [item.id, item]))
    this.#byPath = new Map(attachments.map((item) => [pathBelow(item), item]))
    this.#attachedPaths = new Uploads(this.#byPath.keys())
  }

  /** Paths of the files written so far, below the content folder. */
  get written(): readonly string[] {
    return this.#written
  }

  /** Imports the largest copy of a picture. @param base address of the article. */
  async take(asked: PictureAsked, base: string, tell: Tell): Promise<TakenPicture | undefined> {
    const shown = asked.src === '' ? '' : (URL.parse(asked.src, base)?.href ?? asked.src)
    const item = this.#attachmentOf(asked, shown)
    if (!item && shown === '') {
      tell(
        `The picture number ${asked.attachment} is not in the export, which contains only this number: ${this.#advice}`,
      )
      return undefined
    }
    for (const address of new Set([item?.fileUrl ?? '', wholeOf(shown), shown])) {
      const file = await this.#fileOf(address, item, tell)
      if (file === undefined) continue
      const alt = asked.alt || (item?.meta.get('_wp_attachment_image_alt') ?? '')
      return { file, alt }
    }
    const words = [asked.alt, asked.caption].filter((part) => part !== '')
    const says = words.length > 0 ? ` ("${quoted(words.join('; '))}")` : ''
    const note = item ? '' : ', which is not among the pictures of the export,'
    tell(
      `The picture ${quoted(shown || item?.fileUrl || '')}${says}${note} was not imported: ${this.#advice}`,
    )
    return undefined
  }

  /** Finds an attachment by number, unless the number belongs to a picture of another name; else by address. */
  #attachmentOf({ attachment }: PictureAsked, shown: string): ExportItem | undefined {
    const item = this.#attachments.get(attachment)
    if (item && (shown === '' || haveSameName(item.fileUrl, shown))) return item
    return this.#byPath.get(this.#attachedPaths.find(shown) ?? '')
  }

  /** Alternative text for a picture that has none. */
  titleOf({ attachment }: PictureAsked, file: string): string {
    const title = wordsOf(this.#attachments.get(attachment)?.title ?? '')
    return title || file.replace(/\.\w+$/, '').replaceAll('-', ' ')
  }

  get #advice(): string {
    return this.#sources.mediaDirectory === undefined
      ? 'name a copy of wp-content/uploads with --media, or download it with --fetch.'
      : 'put it in content/pictures and enter its name there, or leave it out.'
  }

  #fileOf(address: string, item: ExportItem | undefined, tell: Tell): Promise<string | undefined> {
    const known = this.#taken.get(address)
    if (known) return known
    const taking = this.#bring(address, item, tell)
    this.#taken.set(address, taking)
    return taking
  }

  async #bring(
    address: string,
    item: ExportItem | undefined,
    tell: Tell,
  ): Promise<string | undefined> {
    const below = item ? pathBelow(item) : belowUploads(address)
    const bytes =
      dataOf(address) ??
      (await this.#fromMedia(address, below)) ??
      (await this.#fromOldSite(address, tell))
    if (!bytes) return undefined
    const isGif = bytes.toString('latin1', 0, 3) === 'GIF'
    const still = isGif ? await firstFrame(bytes) : bytes
    const fault = await pictureFault(still)
    if (fault) {
      tell(`The file ${quoted(address)} ${faultWords(fault)}`)
      return undefined
    }
    if (isGif) tell(`Of ${quoted(address)}, only the first frame was kept if it was animated.`)
    return this.#write(nameOf(address, below), (await toMaster(still, 'webp')).data)
  }

  /** Writes a picture unless the same file exists already. @returns the file name. */
  async #write(stem: string, bytes: Buffer): Promise<string> {
    for (let number = 1; ; number++) {
      const file = number === 1 ? `${stem}.webp` : `${stem}-${number}.webp`
      const path = join(this.#directory, file)
      const present = await readFile(path).catch(() => undefined)
      if (present?.equals(bytes)) return file
      if (present) continue
      await writeFile(path, bytes)
      this.#written.push(`pictures/${file}`)
      return file
    }
  }

  async #fromMedia(address: string, below: string): Promise<Buffer | undefined> {
    const { mediaDirectory } = this.#sources
    if (mediaDirectory === undefined) return undefined
    this.#media ??= uploadsIn(mediaDirectory)
    const media = await this.#media
    const path = media.find(below, below) ?? media.find(address, below)
    if (path === undefined) return undefined
    return readFile(join(mediaDirectory, path)).catch(() => undefined)
  }

  async #fromOldSite(address: string, tell: Tell): Promise<Buffer | undefined> {
    if (!this.#sources.fetches || !/^https?:/.test(address)) return undefined
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_PATIENCE_MS) })
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      tell(`The response for ${quoted(address)} was ${response.status}.`)
    } catch (error) {
      tell(`${quoted(address)} could not be downloaded (${String(error)}).`)
    }
    return undefined
  }
}

async function uploadsIn(directory: string): Promise<Uploads> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Uploads(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
}

/** The path of an attachment below the uploads: as WordPress states it, else from its address. */
function pathBelow({ meta, fileUrl }: ExportItem): string {
  return meta.get('_wp_attached_file') ?? belowUploads(fileUrl)
}

/** The address without the size in its name or query. */
function wholeOf(address: string): string {
  return address.startsWith('data:') ? address : withoutCopy(address.replace(/[?#].*$/, ''))
}

/** The bytes of a picture in a data URL. */
function dataOf(address: string): Buffer | undefined {
  const [, data] = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(address) ?? []
  return data === undefined ? undefined : Buffer.from(decoded(data), 'base64')
}

function nameOf(address: string, below: string): string {
  if (address.startsWith('data:')) return 'imported'
  return safeName(withoutCopy(below).replace(/\.\w+$/, '')) || 'imported'
}

async function firstFrame(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  return picture
    .png()
    .toBuffer()
    .catch(() => Buffer.alloc(0))
}
