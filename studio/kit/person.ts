/**
 * Each may do what those before may. A writer edits the content; an editor publishes, reads and answers messages and sees
 * analytics; an owner does everything. docs/decisions/0101.
 */
export const ROLES = ['writer', 'editor', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** Somebody who may use the studio. */
export type Person = { id: string; name: string; role: Role }

/** Whether somebody has a role, or one that may do more. */
export function hasRole({ role }: Pick<Person, 'role'>, wanted: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(wanted)
}

/** The only user of a studio that answers this machine alone. */
export const LOCAL_OWNER: Person = { id: 'local', name: 'Owner', role: 'owner' }

/**
 * Writes into the log who did what.
 * @param about what it was done to: never a secret, nor words of a visitor.
 */
export type Audit = (person: Pick<Person, 'name'>, action: string, about?: string) => Promise<void>
