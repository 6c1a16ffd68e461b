/** An owner does everything; a writer edits the content, publishes nothing and sees no messages. */
export type Role = 'owner' | 'writer'

/** Somebody who may use the studio. */
export type Person = { id: string; name: string; role: Role }

/** The only user of a studio that answers this machine alone. */
export const LOCAL_OWNER: Person = { id: 'local', name: 'Owner', role: 'owner' }

/**
 * Writes into the log who did what.
 * @param about what it was done to: never a secret, nor words of a visitor.
 */
export type Audit = (person: Pick<Person, 'name'>, action: string, about?: string) => Promise<void>
