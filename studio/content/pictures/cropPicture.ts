import { join } from 'node:path'
import sharp from 'sharp'
import { RequestError } from '../../kit/RequestError.ts'
import { readStoredBytes } from '../contentFiles.ts'
import type { Editing } from '../editing/editRecord.ts'
import { safePictureName } from '../form/recordNames.ts'
import { labels } from '../labels.ts'
import { PICTURE_FOLDERS } from '../pictureFiles.ts'
import { type Crop, regionOf } from './cropRegion.ts'
import type { LibraryPicture } from './library.ts'
import { freeName, type SavedPicture, savePicture } from './savePicture.ts'

/** Saves a part of a picture as a new picture, under a free name and with the same description. */
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
