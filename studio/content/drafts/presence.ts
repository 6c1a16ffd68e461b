import type { Person } from '../../kit/person.ts'

/** Several polling intervals of an open form, as a phone may miss one. */
const SEEN_MS = 12_000

/** Another person, or another window of the same person, with the record open. */
export type Beside = { name: string; isSamePerson: boolean }

/** Keeps in memory who has which record open. Each window reports every few seconds. */
export class Presence {
  readonly #windows = new Map<string, { file: string; person: Person; atMs: number }>()

  /** @param window an id that the window chose itself. @returns the others who have the file open. */
  see(file: string, window: string, person: Person): Beside[] {
    const nowMs = performance.now()
    for (const [name, { atMs }] of this.#windows) {
      if (nowMs - atMs > SEEN_MS) this.#windows.delete(name)
    }
    this.#windows.set(`${person.id} ${window}`, { file, person, atMs: nowMs })
    const beside = new Map<string, Beside>()
    for (const [name, other] of this.#windows) {
      if (other.file !== file || name === `${person.id} ${window}`) continue
      const isSamePerson = other.person.id === person.id
      beside.set(other.person.id, { name: other.person.name, isSamePerson })
    }
    return [...beside.values()]
  }
}
