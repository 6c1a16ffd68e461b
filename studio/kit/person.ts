/**
 * Each role includes the rights of those before it. A writer edits the content; an editor publishes, reads and answers
 * messages and sees analytics; an owner does everything. docs/decisions/0101.
 */
export const ROLES = ['writer', 'editor', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** A person with access to the studio. */
export type Person = { id: string; name: string; role: Role }

/** Whether a person has a role, or a higher one. */
export function hasRole({ role }: Pick<Person, 'role'>, wanted: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(wanted)
}

/** The only user of a studio without sign-in, which serves its own machine only. */
export const LOCAL_OWNER: Person = { id: 'local', name: 'Owner', role: 'owner' }

/**
 * Adds an entry to the audit log.
 * @param about the object of the action: never a secret, nor a visitor's words.
 */
export type Audit = (person: Pick<Person, 'name'>, action: string, about?: string) => Promise<void>
