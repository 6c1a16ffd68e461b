import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cleanDrawing } from '../../../content-model/drawings/cleanDrawing.ts'
import { faultSentence, faultWords } from '../../../content-model/faultSentence.ts'
import { decodeText } from '../../../content-model/files/decodeText.ts'
import { MAX_JPEG_PIXELS, pictureFault } from '../../../content-model/files/mediaFaults.ts'
import { type MasterFormat, toMaster } from '../../../content-model/files/toMaster.ts'
import { RequestError } from '../../kit/RequestError.ts'
import type { Editing } from '../editing/editRecord.ts'
import { safePictureName } from '../form/recordNames.ts'
import { labels } from '../labels.ts'
import { PICTURE_FOLDERS, type PictureType } from '../pictureFiles.ts'
import { changedText } from './pictureTexts.ts'

const MIN_SIDE_PX = 400

/** Formats by extension. */
const FORMATS = { webp: 'webp', png: 'png', jpg: 'jpeg', jpeg: 'jpeg', avif: 'avif' } as const

export type Upload = {
  type: PictureType
  name: string
  bytes: Buffer
  /** The shared description; blank if the picture is decorative. */
  alt?: string
}
export type SavedPicture = { name: string; width?: number; height?: number }

/**
 * Saves an uploaded picture as a master: turned upright, no larger than the design needs, without the camera's metadata
 * (such as place and time), under a name that is safe everywhere. An SVG logo is rewritten with only the elements that
 * a drawing may hold.
 */
export async function savePicture(
  editing: Editing,
  { type, name, bytes, alt = '' }: Upload,
): Promise<SavedPicture> {
  const stem = safePictureName(name.replace(/\.[^.]*$/, ''))
  if (stem === '') throw new RequestError(422, labels.picture.nameMissing)
  const extension = type === 'picture' ? 'webp' : /\.svg$/i.test(name) ? 'svg' : 'png'
  const { data, size } = await masterOf(type, extension, bytes)
  const saved = `${stem}.${extension}`
  await writeNew(editing, PICTURE_FOLDERS[type], saved, data, alt)
  return { name: saved, ...size }
}

/**
 * The bytes of a picture in the form in which they are saved.
 * @param extension of the saved file.
 * @throws RequestError if the bytes are not a picture that the site can show.
 */
export async function masterOf(
  type: PictureType,
  extension: string,
  bytes: Buffer,
): Promise<{ data: Buffer; size?: { width: number; height: number } }> {
  if (extension === 'svg') {
    const decoded = decodeText(bytes)
    if ('fault' in decoded) throw refusal(`cannot be read: ${faultSentence(decoded.fault)}`)
    const drawing = await cleanDrawing(decoded.text)
    if ('fault' in drawing) throw refusal(faultWords(drawing.fault))
    return { data: Buffer.from(drawing.svg) }
  }
  const format = isFormat(extension) ? FORMATS[extension] : undefined
  if (!format) throw new RequestError(422, labels.picture.notReplaced)
  const { data, info } = await prepared(bytes, type, format)
  return { data, size: { width: info.width, height: info.height } }
}

function isFormat(extension: string): extension is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, extension)
}

/** @param words the fault of the file, in the words of the build. */
function refusal(words: string): RequestError {
  return new RequestError(422, labels.picture.fault(words))
}

async function prepared(bytes: Buffer, type: PictureType, format: MasterFormat) {
  const fault = await pictureFault(bytes)
  if (fault) throw refusal(faultWords(fault))
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_JPEG_PIXELS }).metadata()
  const { width, height } = autoOrient
  if (type !== 'logo' && Math.max(width, height) < MIN_SIDE_PX) {
    throw new RequestError(422, labels.picture.tooSmall(width, height, MIN_SIDE_PX))
  }
  return toMaster(bytes, format)
}

/** Changes run one at a time, so that no other upload takes the name meanwhile. */
async function writeNew(
  { contentDirectory, history, person }: Editing,
  folder: string,
  name: string,
  bytes: Buffer,
  alt: string,
): Promise<void> {
  const free = await freeName(join(contentDirectory, folder), name)
  if (free !== name) throw new RequestError(409, labels.picture.nameTaken(name, free))
  const said = await changedText(contentDirectory, name, alt)
  const changes = new Map<string, string | Buffer | null>([[`${folder}/${name}`, bytes], ...said])
  await history.write(changes, person, labels.actions.uploaded)
}

/** The name, with a number if it is taken. */
export async function freeName(folder: string, name: string): Promise<string> {
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
