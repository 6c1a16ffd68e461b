import { parseFile } from '../../../content-model/parse.ts'
import { pictureTextsIn } from '../../../content-model/pictureTexts.ts'
import type { FileChanges } from '../../../content-model/records.ts'
import { runJob } from '../checking/runJob.ts'
import { readStored } from '../contentFiles.ts'

/** The file with the shared descriptions of pictures. */
export const TEXTS_FILE = 'pictures.yaml'

/** The shared descriptions of pictures, by file name. */
export async function readPictureTexts(contentDirectory: string): Promise<Map<string, string>> {
  return textsIn((await readStored(contentDirectory, TEXTS_FILE)) ?? '')
}

/** The descriptions in a version of the file. */
export function textsIn(yaml: string): Map<string, string> {
  const parsed = parseFile(`content/${TEXTS_FILE}`, yaml)
  return pictureTextsIn('value' in parsed ? parsed.value : [])
}

/** The change that sets a picture's description; empty if it is set already. @param alt blank removes it. */
export async function changedText(
  contentDirectory: string,
  name: string,
  alt: string,
): Promise<FileChanges> {
  const stored = (await readStored(contentDirectory, TEXTS_FILE)) ?? ''
  const texts = textsIn(stored)
  if ((texts.get(name) ?? '') === alt) return new Map()
  if (alt === '') texts.delete(name)
  else texts.set(name, alt)
  const value = [...texts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([file, alt]) => ({ file, alt }))
  return new Map([[TEXTS_FILE, await runJob('patchedText', contentDirectory, stored, { value })]])
}
