import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Place } from '../../kit/RequestError.ts'
import { runJob } from '../checking/runJob.ts'
import { type DraftStore, listDrafts } from '../drafts/draftStore.ts'
import { withDrafts } from '../drafts/editDraft.ts'
import { choicesIn } from '../formData.ts'
import { PICTURE_FOLDERS, type PictureType } from '../pictureFiles.ts'
import { readPictureTexts } from './pictureTexts.ts'

/** A picture of the content, with its data and uses. */
export type LibraryPicture = {
  type: PictureType
  /** Path within the folder of its type, as portfolio/dental.webp. */
  name: string
  /** Below the content folder. */
  path: string
  /** Pixels; undefined for an SVG drawing or an icon file. */
  size: { width: number; height: number } | undefined
  bytes: number
  /** The shared description; blank if there is none. */
  alt: string
  /** Descriptions given by the places that use the picture. */
  ownAlts: string[]
  /** Places that use the picture, including those in unfinished changes. */
  uses: Place[]
}

/** Every picture and logo, by name. */
export async function listPictures(
  contentDirectory: string,
  drafts: DraftStore,
): Promise<LibraryPicture[]> {
  const choices = await choicesIn(contentDirectory)
  const texts = await readPictureTexts(contentDirectory)
  const stored = await runJob('pictureUses', contentDirectory, new Map())
  const unfinished = await withDrafts(contentDirectory, await listDrafts(drafts))
  const uses =
    unfinished.size === 0
      ? stored
      : [...stored, ...(await runJob('pictureUses', contentDirectory, unfinished))]
  const describe = async (type: PictureType, name: string): Promise<LibraryPicture> => {
    const path = `${PICTURE_FOLDERS[type]}/${name}`
    const own = uses.filter((use) => use.type === type && use.name === name)
    const places = own.map(({ place }) => [`${place.file} ${place.label}`, place] as const)
    return {
      type,
      name,
      path,
      size: await sizeOf(join(contentDirectory, path)),
      bytes: (await stat(join(contentDirectory, path))).size,
      alt: texts.get(name) ?? '',
      ownAlts: [...new Set(own.map(({ alt }) => alt).filter(Boolean))],
      uses: [...new Map(places).values()],
    }
  }
  return Promise.all([
    ...choices.picture.map((name) => describe('picture', name)),
    ...choices.logo.map((name) => describe('logo', name)),
  ])
}

async function sizeOf(file: string): Promise<LibraryPicture['size']> {
  if (/\.(?:svg|ico)$/.test(file)) return undefined
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}
