import { collections } from '../../content-model/collections.ts'
import type { Person } from '../kit/person.ts'
import { RequestError } from '../kit/RequestError.ts'
import { nameOfFile } from './fileNames.ts'
import { labels } from './labels.ts'

/** Whether somebody may change a file of the content. @param path below the content folder. */
export function mayChange({ role }: Person, path: string): boolean {
  return (
    role === 'owner' ||
    !Object.values(collections).some(
      ({ ownersOnly, path: own }) => ownersOnly && (path === own || path.startsWith(`${own}/`)),
    )
  )
}

/** @throws RequestError where somebody may not change one of the files. */
export function expectMayChange(person: Person, paths: Iterable<string>): void {
  for (const path of paths) {
    if (mayChange(person, path)) continue
    throw new RequestError(403, labels.errors.ownersOnly(nameOfFile(path)))
  }
}
