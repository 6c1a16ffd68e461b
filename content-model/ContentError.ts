/** The content folder holds faults. `refusals` names each in a line: file, field, found, allowed. */
export class ContentError extends Error {
  readonly refusals: readonly string[]

  constructor(refusals: readonly string[]) {
    const count = refusals.length === 1 ? 'one fault' : `${refusals.length} faults`
    super([`The content has ${count}.`, ...refusals].join('\n'))
    this.name = 'ContentError'
    this.refusals = refusals
  }
}
