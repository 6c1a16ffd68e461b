import { join } from 'node:path'
import sharp from 'sharp'
import type { Focus } from '../../../content-model/schemas/fields.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { readStoredBytes } from '../contentFiles.ts'
import type { Editing } from '../editing/editRecord.ts'
import { safePictureName } from '../form/recordNames.ts'
import { labels } from '../labels.ts'
import { PICTURE_FOLDERS } from '../pictureFiles.ts'
import type { LibraryPicture } from './library.ts'
import { freeName, type SavedPicture, savePicture } from './savePicture.ts'

/** Width to height. */
export const RATIOS = ['1:1', '4:3', '3:2', '16:9', '3:4', '2:3'] as const
/** Of the largest part with that ratio, in per cent of its width. */
export const SHARES = ['100', '75', '50'] as const

export type Crop = {
  ratio: (typeof RATIOS)[number]
  share: (typeof SHARES)[number]
  /** The part that stays. */
  focus: Focus
}

/** Makes a new picture of a part of another one, under a name of its own, with the same description. */
export async function cropPicture(
  editing: Editing,
  { type, name, path, size, alt }: LibraryPicture,
  crop: Crop,
): Promise<SavedPicture> {
  const { contentDirectory } = editing
  const bytes = await readStoredBytes(contentDirectory, path)
  if (type !== 'picture' || !size || !bytes) throw new RequestError(422, labels.picture.notCropped)
  const part = await sharp(bytes).extract(regionOf(size, crop)).png().toBuffer()
  const stem = safePictureName(`${name.replace(/\.[^.]*$/, '')} ${crop.ratio.replace(':', 'x')}`)
  const free = await freeName(join(contentDirectory, PICTURE_FOLDERS.picture), `${stem}.webp`)
  return savePicture(editing, { type, name: free, bytes: part, alt })
}

/** The part of a picture that a crop leaves, in pixels. */
export function regionOf(
  { width, height }: { width: number; height: number },
  { ratio, share, focus }: Crop,
): { left: number; top: number; width: number; height: number } {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const scale = Math.min(width / across, height / down) * (Number(share) / 100)
  const part = { width: Math.round(across * scale), height: Math.round(down * scale) }
  return {
    ...part,
    left: Math.round((width - part.width) * placeOf(focus, 'left', 'right')),
    top: Math.round((height - part.height) * placeOf(focus, 'top', 'bottom')),
  }
}

function placeOf(focus: Focus, start: string, end: string): number {
  const sides = focus.split('-')
  if (sides.includes(start)) return 0
  return sides.includes(end) ? 1 : 0.5
}
