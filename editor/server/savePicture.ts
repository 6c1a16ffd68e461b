import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { safeName } from '../form/safeName.ts'
import { Refusal } from './Refusal.ts'
import { svgFault } from './svgFault.ts'

export const MAX_UPLOAD_BYTES = 30 * 1024 * 1024
/** The widest picture of the design is 2,880 pixels wide; larger masters only slow the build. */
const MAX_SIDE_PX = 2880
const MIN_SIDE_PX = 400
/** A decompressed picture of this size takes 400 MB of memory. */
const MAX_PIXELS = 100_000_000
const QUALITY = 90
const TYPES = ['jpeg', 'png', 'webp', 'heif']
const TYPE_ADVICE = 'Use a photograph or drawing as JPEG, PNG, WebP or AVIF.'

export type PictureKind = 'picture' | 'logo'

const PICTURE_FOLDERS: Record<PictureKind, string> = {
  picture: 'pictures',
  logo: 'logos',
}

export type Upload = { kind: PictureKind; name: string; bytes: Buffer }
export type SavedPicture = { name: string; width?: number; height?: number }

/**
 * Keeps an uploaded picture as a master: turned upright, no larger than the design needs, without
 * what the camera wrote into it (place and time among it), under a name that is safe everywhere.
 * An SVG logo is kept as it is.
 */
export async function savePicture(
  contentDirectory: string,
  { kind, name, bytes }: Upload,
): Promise<SavedPicture> {
  const stem = safeName(name.replace(/\.[^.]*$/, ''))
  if (stem === '') throw new Refusal(422, ['Give the file a name of letters or figures.'])
  const folder = join(contentDirectory, PICTURE_FOLDERS[kind])
  if (kind === 'logo' && /\.svg$/i.test(name)) {
    const fault = svgFault(bytes.toString('utf8'))
    if (fault) throw new Refusal(422, [fault])
    return writeNew(folder, `${stem}.svg`, bytes, {})
  }
  const extension = kind === 'logo' ? 'png' : 'webp'
  const { data, info } = await prepared(bytes, kind, extension)
  const { width, height } = info
  return writeNew(folder, `${stem}.${extension}`, data, { width, height })
}

async function prepared(bytes: Buffer, kind: PictureKind, format: 'png' | 'webp') {
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined)
  if (!metadata || !TYPES.includes(metadata.format)) {
    throw new Refusal(422, [`This file is no picture that the site can show. ${TYPE_ADVICE}`])
  }
  const { width, height } = metadata.autoOrient
  if (kind !== 'logo' && Math.max(width, height) < MIN_SIDE_PX) {
    throw new Refusal(422, [
      `The picture is ${width} by ${height} pixels. Use one of at least ${MIN_SIDE_PX} pixels on its longer side.`,
    ])
  }
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(422, [`The picture is damaged and cannot be read. ${TYPE_ADVICE}`])
    })
}

async function writeNew(
  folder: string,
  name: string,
  bytes: Buffer,
  size: { width?: number; height?: number },
): Promise<SavedPicture> {
  try {
    await writeFile(join(folder, name), bytes, { flag: 'wx' })
    return { name, ...size }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const free = await freeName(folder, name)
    throw new Refusal(409, [
      `A file named ${name} is there already and was not touched. Choose another name, as ${free}.`,
    ])
  }
}

async function freeName(folder: string, name: string): Promise<string> {
  const [stem = '', extension = ''] = name.split('.')
  for (let number = 2; ; number++) {
    const candidate = `${stem}-${number}.${extension}`
    const isTaken = await access(join(folder, candidate)).then(
      () => true,
      () => false,
    )
    if (!isTaken) return candidate
  }
}
