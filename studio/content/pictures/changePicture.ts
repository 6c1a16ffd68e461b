import { decodeText } from '../../../content-model/files/decodeText.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { expectSound } from '../checking/expectSound.ts'
import type { Editing } from '../editing/editRecord.ts'
import { labels } from '../labels.ts'
import { expectMayChange } from '../ownersOnly.ts'
import type { LibraryPicture } from './library.ts'
import { changedText, TEXTS_FILE, textsIn } from './pictureTexts.ts'
import { masterOf } from './savePicture.ts'

/** Sets the shared description of a picture. @param alt blank if the picture is decorative. */
export async function describePicture(
  { contentDirectory, history, person }: Editing,
  { name }: Pick<LibraryPicture, 'name'>,
  alt: string,
): Promise<void> {
  const changes = await changedText(contentDirectory, name, alt)
  if (changes.size === 0) return
  await expectSound(contentDirectory, changes)
  await history.write(changes, person)
}

/**
 * Replaces the bytes of a picture, in every place that uses it.
 * @throws RequestError if the bytes are not a picture of this kind, or an owner-only file uses it and the person is no
 * owner.
 */
export async function replacePicture(
  { history, person }: Editing,
  picture: LibraryPicture,
  bytes: Buffer,
): Promise<void> {
  expectMayChangeUses({ person }, picture)
  const extension = picture.name.slice(picture.name.lastIndexOf('.') + 1)
  const { data } = await masterOf(picture.type, extension, bytes)
  await history.write(new Map([[picture.path, data]]), person, labels.actions.replaced)
}

/** Undoes the last save of a picture. */
export async function undoPicture(
  { history, person }: Editing,
  picture: LibraryPicture,
): Promise<void> {
  expectMayChangeUses({ person }, picture)
  await history.undo(picture.path, person)
}

/**
 * Deletes an unused picture and its description.
 * @throws RequestError 409 if the picture is in use.
 */
export async function deletePicture(
  { contentDirectory, history, person }: Editing,
  { name, path, uses }: LibraryPicture,
): Promise<void> {
  if (uses.length > 0) {
    const named = uses.map((place) => ({ problem: labels.remove.byHand, place }))
    throw new RequestError(409, named)
  }
  const changes = new Map([...(await changedText(contentDirectory, name, '')), [path, null]])
  await expectSound(contentDirectory, changes)
  await history.write(changes, person, labels.actions.deleted)
}

/** Recently deleted pictures. @returns their paths below the content folder. */
export async function deletedPictures({ history }: Pick<Editing, 'history'>): Promise<string[]> {
  return (await history.removed()).map(({ path }) => path).filter(isPicture)
}

/** Restores a deleted picture and its description. */
export async function bringBackPicture(
  { contentDirectory, history, person }: Editing,
  path: string,
): Promise<void> {
  const removed = (await history.removed()).find((one) => isPicture(path) && one.path === path)
  const bytes = await removed?.read()
  if (!removed || !bytes) throw new RequestError(409, labels.errors.nothingToUndo)
  const name = path.slice(path.indexOf('/') + 1)
  const texts = decodeText((await removed.read(TEXTS_FILE)) ?? Buffer.of())
  const alt = 'text' in texts ? textsIn(texts.text).get(name) : undefined
  const said = alt ? await changedText(contentDirectory, name, alt) : []
  const changes = new Map<string, string | Buffer | null>([[path, bytes], ...said])
  await history.write(changes, person, labels.actions.broughtBack)
}

const isPicture = (path: string) =>
  /^(?:pictures|logos)\/.+\.(?:webp|png|jpe?g|avif|svg|ico)$/.test(path)

/** Only owners may change a picture that an owner-only file uses, such as the logo of every page. */
function expectMayChangeUses({ person }: Pick<Editing, 'person'>, { uses }: LibraryPicture): void {
  expectMayChange(
    person,
    uses.map(({ file }) => file.replace('content/', '')),
  )
}
