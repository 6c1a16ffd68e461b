import type { PictureKind, SavedPicture } from '../server/savePicture.ts'
import { call } from './call.ts'

/** Sends a picture to the content folder. @returns its name there. @throws CallRefused. */
export function uploadPicture(kind: PictureKind, name: string, file: File): Promise<SavedPicture> {
  return call(`pictures?kind=${kind}&name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: file,
  })
}

/** The name that a person gives a file, with the ending that the file itself has. */
export function nameWithEnding(name: string, file: File): string {
  const ending = /\.[^.]*$/.exec(file.name)?.[0] ?? ''
  return name.endsWith(ending) ? name : name + ending
}
