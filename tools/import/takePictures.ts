import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { MAX_PIXELS, pictureFault } from '../../content-model/files/mediaFaults.ts'
import { toMaster } from '../../content-model/files/toMaster.ts'
import { safeName } from '../../studio/form/fieldLabels.ts'
import { wordsOf } from './hast.ts'
import { quoted, type Tell } from './losses.ts'
import type { ExportItem } from './readExport.ts'
import type { PictureAsked } from './toMdx.ts'

/** Where the files of pictures come from. Without both, no picture is found. */
export type PictureSources = {
  /** A copy of the old site's wp-content/uploads. */
  mediaDirectory?: string | undefined
  /** Whether those that are not there are asked of the old site. */
  fetches?: boolean | undefined
}

export type TakenPicture = { file: string; alt: string }

const UPLOADS = '/wp-content/uploads/'
/** What WordPress adds to the name of a smaller copy, as in photo-300x200.jpg. */
const SIZE = /-\d+x\d+(?=\.\w+$)/
const FETCH_PATIENCE_MS = 30_000

/** Brings pictures of the old site into a content folder, each once, as the site keeps its pictures. */
export class PictureTaker {
  readonly #directory: string
  readonly #sources: PictureSources
  readonly #attachments: ReadonlyMap<number, ExportItem>
  readonly #byAddress: ReadonlyMap<string, ExportItem>
  /** By address on the old site: names of files, and undefined for what was not found. */
  readonly #taken = new Map<string, Promise<string | undefined>>()
  readonly #written: string[] = []

  /** @param items of the export, among which are its pictures. */
  constructor(contentDirectory: string, items: ExportItem[], sources: PictureSources) {
    this.#directory = join(contentDirectory, 'pictures')
    this.#sources = sources
    const attachments = items.filter(({ type }) => type === 'attachment')
    this.#attachments = new Map(attachments.map((item) => [item.id, item]))
    this.#byAddress = new Map(attachments.map((item) => [item.fileUrl, item]))
  }

  /** Files written so far, below the content folder. */
  get written(): readonly string[] {
    return this.#written
  }

  /** The largest copy of a picture that there is. @param base address of the article that shows it. */
  async take(asked: PictureAsked, base: string, tell: Tell): Promise<TakenPicture | undefined> {
    const shown = URL.parse(asked.src, base)?.href ?? ''
    const whole = shown.replace(SIZE, '')
    const item = this.#attachments.get(asked.attachment) ?? this.#byAddress.get(whole)
    for (const address of new Set([item?.fileUrl ?? '', whole, shown])) {
      const file = await this.#fileOf(address, tell)
      if (file === undefined) continue
      const alt = asked.alt || (item?.meta.get('_wp_attachment_image_alt') ?? '')
      return { file, alt }
    }
    tell(
      `The picture ${quoted(shown || `number ${asked.attachment}`)} was not taken over: ${this.#advice}`,
    )
    return undefined
  }

  /** What to say of a picture about which nobody has said anything. */
  titleOf({ attachment }: PictureAsked, file: string): string {
    const title = wordsOf(this.#attachments.get(attachment)?.title ?? '')
    return title || file.replace(/\.\w+$/, '').replaceAll('-', ' ')
  }

  get #advice(): string {
    return this.#sources.mediaDirectory === undefined
      ? 'name a copy of wp-content/uploads with --media, or let it be fetched with --fetch.'
      : 'put it into content/pictures and name it there, or leave it out.'
  }

  #fileOf(address: string, tell: Tell): Promise<string | undefined> {
    const known = this.#taken.get(address)
    if (known) return known
    const taking = this.#bring(address, tell)
    this.#taken.set(address, taking)
    return taking
  }

  async #bring(address: string, tell: Tell): Promise<string | undefined> {
    const bytes = (await this.#fromMedia(address)) ?? (await this.#fromOldSite(address, tell))
    if (!bytes) return undefined
    const isGif = bytes.toString('latin1', 0, 3) === 'GIF'
    const still = isGif ? await firstFrame(bytes) : bytes
    const fault = await pictureFault(still)
    if (fault) {
      tell(`The file ${quoted(address)} ${fault}`)
      return undefined
    }
    if (isGif) tell(`Of ${quoted(address)} only the first picture stays, if it moved.`)
    return this.#write(nameOf(address), (await toMaster(still, 'webp')).data)
  }

  /** @returns the name under which it lies there, one of its own unless the same picture lies there. */
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

  async #fromMedia(address: string): Promise<Buffer | undefined> {
    const { mediaDirectory } = this.#sources
    const path = uploadPath(address)
    if (mediaDirectory === undefined || path === undefined) return undefined
    const folder = resolve(mediaDirectory)
    const file = resolve(folder, path)
    if (!file.startsWith(folder + sep)) return undefined
    return readFile(file).catch(() => undefined)
  }

  async #fromOldSite(address: string, tell: Tell): Promise<Buffer | undefined> {
    if (!this.#sources.fetches || !/^https?:/.test(address)) return undefined
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_PATIENCE_MS) })
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      tell(`${quoted(address)} was answered with ${response.status}.`)
    } catch (error) {
      tell(`${quoted(address)} could not be fetched (${String(error)}).`)
    }
    return undefined
  }
}

/** Path below wp-content/uploads. */
function uploadPath(address: string): string | undefined {
  const path = URL.parse(address)?.pathname.split(UPLOADS)[1]
  if (path === undefined) return undefined
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function nameOf(address: string): string {
  const path = uploadPath(address) ?? URL.parse(address)?.pathname.split('/').pop() ?? ''
  return safeName(path.replace(/\.\w+$/, '')) || 'imported'
}

async function firstFrame(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  return picture
    .png()
    .toBuffer()
    .catch(() => Buffer.alloc(0))
}
