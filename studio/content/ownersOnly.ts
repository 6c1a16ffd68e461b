import { collections } from '../../content-model/collections.ts'
import type { Person } from '../kit/person.ts'
import { RequestError } from '../kit/RequestError.ts'
import { contentPlace } from './contentFiles.ts'
import { nameOfFile } from './fileNames.ts'
import { labels } from './labels.ts'

/**
 * Whether a person may change a content file. The right to change a translation is that of its original.
 * @param path below the content folder.
 */
export function mayChange({ role }: Person, path: string): boolean {
  const original = contentPlace(`content/${path}`)?.translates?.path ?? path
  return (
    role === 'owner' ||
    !Object.values(collections).some(
      ({ ownersOnly, path: own }) =>
        ownersOnly && (original === own || original.startsWith(`${own}/`)),
    )
  )
}

/** @throws RequestError if the person may not change one of the files. */
export function expectMayChange(person: Person, paths: Iterable<string>): void {
  for (const path of paths) {
    if (mayChange(person, path)) continue
    throw new RequestError(403, labels.errors.ownersOnly(nameOfFile(path)))
  }
}
