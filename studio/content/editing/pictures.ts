import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cleanDrawing } from '../../../content-model/drawings/cleanDrawing.ts'
import { faultSentence, faultWords } from '../../../content-model/faultSentence.ts'
import { decodeText } from '../../../content-model/files/decodeText.ts'
import { MAX_JPEG_PIXELS, pictureFault } from '../../../content-model/files/mediaFaults.ts'
import { toMaster } from '../../../content-model/files/toMaster.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { safeName } from '../form/fieldLabels.ts'
import { labels } from '../labels.ts'
import type { Editing } from './editRecord.ts'

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
 * An SVG logo is written anew, from what a drawing may hold.
 */
export async function savePicture(
  editing: Editing,
  { type, name, bytes }: Upload,
): Promise<SavedPicture> {
  const stem = safeName(name.replace(/\.[^.]*$/, ''))
  if (stem === '') throw new RequestError(422, labels.picture.nameMissing)
  const folder = PICTURE_FOLDERS[type]
  if (type === 'logo' && /\.svg$/i.test(name)) {
    const decoded = decodeText(bytes)
    if ('fault' in decoded) throw refusal(`cannot be read: ${faultSentence(decoded.fault)}`)
    const drawing = await cleanDrawing(decoded.text)
    if ('fault' in drawing) throw refusal(faultWords(drawing.fault))
    return writeNew(editing, folder, `${stem}.svg`, Buffer.from(drawing.svg), {})
  }
  const extension = type === 'logo' ? 'png' : 'webp'
  const { data, info } = await prepared(bytes, type, extension)
  const { width, height } = info
  return writeNew(editing, folder, `${stem}.${extension}`, data, { width, height })
}

/** @param words what is wrong with the file, as the build says it. */
function refusal(words: string): RequestError {
  return new RequestError(422, labels.picture.fault(words))
}

async function prepared(bytes: Buffer, type: PictureType, format: 'png' | 'webp') {
  const fault = await pictureFault(bytes)
  if (fault) throw refusal(faultWords(fault))
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_JPEG_PIXELS }).metadata()
  const { width, height } = autoOrient
  if (type !== 'logo' && Math.max(width, height) < MIN_SIDE_PX) {
    throw new RequestError(422, labels.picture.tooSmall(width, height, MIN_SIDE_PX))
  }
  return toMaster(bytes, format)
}

/** Changes are made one after the other, so that no other upload takes the name meanwhile. */
async function writeNew(
  { contentDirectory, history, person }: Editing,
  folder: string,
  name: string,
  bytes: Buffer,
  size: { width?: number; height?: number },
): Promise<SavedPicture> {
  const free = await freeName(join(contentDirectory, folder), name)
  if (free !== name) throw new RequestError(409, labels.picture.nameTaken(name, free))
  await history.writeBytes(`${folder}/${name}`, bytes, person, labels.actions.uploaded)
  return { name, ...size }
}

/** The name, with a number where it is taken. */
async function freeName(folder: string, name: string): Promise<string> {
  const [stem = '', extension = ''] = name.split('.')
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${stem}-${number}.${extension}`
    if (!(await isTaken(join(folder, candidate)))) return candidate
  }
}

function isTaken(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
