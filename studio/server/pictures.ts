import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { decodeText } from '../../content-model/files/decodeText.ts'
import { drawingFault, MAX_PIXELS, pictureFault } from '../../content-model/files/mediaFaults.ts'
import { toMaster } from '../../content-model/files/toMaster.ts'
import { safeName } from '../form/fieldLabels.ts'
import { labels } from '../labels.ts'
import { writeStored } from './contentFiles.ts'
import { RequestError } from './validation.ts'

const MIN_SIDE_PX = 400

export type PictureType = 'picture' | 'logo'

const PICTURE_FOLDERS: Record<PictureType, string> = {
  picture: 'pictures',
  logo: 'logos',
}

export type Upload = { type: PictureType; name: string; bytes: Buffer }
export type SavedPicture = { name: string; width?: number; height?: number }

/**
 * Keeps an uploaded picture as a master: turned upright, no larger than the design needs, without
 * what the camera wrote into it (place and time among it), under a name that is safe everywhere.
 * An SVG logo is kept as it is.
 */
export async function savePicture(
  contentDirectory: string,
  { type, name, bytes }: Upload,
): Promise<SavedPicture> {
  const stem = safeName(name.replace(/\.[^.]*$/, ''))
  if (stem === '') throw new RequestError(422, labels.picture.nameMissing)
  const folder = PICTURE_FOLDERS[type]
  if (type === 'logo' && /\.svg$/i.test(name)) {
    const decoded = decodeText(bytes)
    refuse(
      'fault' in decoded ? `cannot be read: ${decoded.fault}` : await drawingFault(decoded.text),
    )
    return writeNew(contentDirectory, folder, `${stem}.svg`, bytes, {})
  }
  const extension = type === 'logo' ? 'png' : 'webp'
  const { data, info } = await prepared(bytes, type, extension)
  const { width, height } = info
  return writeNew(contentDirectory, folder, `${stem}.${extension}`, data, { width, height })
}

/** @param fault what is wrong with the file, in the build's words. */
function refuse(fault: string | undefined): void {
  if (fault) throw new RequestError(422, labels.picture.fault(fault))
}

async function prepared(bytes: Buffer, type: PictureType, format: 'png' | 'webp') {
  refuse(await pictureFault(bytes))
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const { width, height } = autoOrient
  if (type !== 'logo' && Math.max(width, height) < MIN_SIDE_PX) {
    throw new RequestError(422, labels.picture.tooSmall(width, height, MIN_SIDE_PX))
  }
  return toMaster(bytes, format)
}

/** Changes are made one after the other, so that no other upload takes the name meanwhile. */
async function writeNew(
  contentDirectory: string,
  folder: string,
  name: string,
  bytes: Buffer,
  size: { width?: number; height?: number },
): Promise<SavedPicture> {
  if (await isTaken(join(contentDirectory, folder, name))) {
    const free = await freeName(join(contentDirectory, folder), name)
    throw new RequestError(409, labels.picture.nameTaken(name, free))
  }
  await writeStored(contentDirectory, join(folder, name), bytes)
  return { name, ...size }
}

async function freeName(folder: string, name: string): Promise<string> {
  const [stem = '', extension = ''] = name.split('.')
  for (let number = 2; ; number++) {
    const candidate = `${stem}-${number}.${extension}`
    if (!(await isTaken(join(folder, candidate)))) return candidate
  }
}

function isTaken(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
