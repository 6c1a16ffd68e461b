import { recordAudit } from './audit.ts'
import { labels } from './labels.ts'
import { createLink, linkPath } from './links.ts'
import { isSameName } from './names.ts'
import { listPeople } from './people.ts'
import type { AccessStore } from './tables.ts'

/** The reason why no link is created, in words for the terminal. */
export class LinkError extends Error {
  override name = 'LinkError'
}

/**
 * Creates a link for the first owner, or for a person who has lost their key.
 * @param personName the person who lost their key; undefined for the first owner.
 * @returns the link.
 * @throws LinkError
 */
export async function createKeyLink(
  store: AccessStore,
  origin: string | undefined,
  personName: string | undefined,
): Promise<string> {
  const { noOrigin, ownerThere, unknownPerson, person } = labels.command
  if (origin === undefined) throw new LinkError(noOrigin)
  const people = await listPeople(store)
  const names = people.map(({ name }) => name).join(', ')
  if (personName === undefined) {
    if (people.some(({ role }) => role === 'owner')) throw new LinkError(ownerThere(names))
    return origin + linkPath(await createLink(store, { kind: 'first-owner' }))
  }
  // Two people who joined before look-alike names were rejected may both match: an exact match comes first.
  const found =
    people.find(({ name }) => name === personName) ??
    people.find(({ name }) => isSameName(name, personName))
  if (!found) throw new LinkError(unknownPerson(personName, names))
  const token = await createLink(store, { kind: 'lost-key', personId: found.id })
  await recordAudit(store, { name: person }, labels.actions.madeKeyLink, found.name)
  return origin + linkPath(token)
}
