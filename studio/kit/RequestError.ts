import type { FieldPath } from '../../content-model/fieldsOf.ts'

/** A place in the content: its file and path for the form, its names for the person. */
export type Place = {
  file: string
  /** The editor's name of the file. */
  record: string
  /** The field; undefined if the error concerns the whole file or a line. */
  path?: FieldPath
  /** Line of the file, if the error is in the text of an article. */
  line?: number
  /** The field's label in the form, with those of its parents. */
  label: string
}

/** The problem, without the names of file and field, which are in `place`. */
export type ValidationError = { problem: string; place?: Place }

/** A rejected request, with the reasons. */
export class RequestError extends Error {
  readonly status: number
  readonly errors: readonly ValidationError[]

  /** @param errors the errors, or one sentence. */
  constructor(status: number, errors: string | readonly ValidationError[]) {
    const list = typeof errors === 'string' ? [{ problem: errors }] : errors
    super(
      list.map(({ problem, place }) => (place ? `${place.label} ${problem}` : problem)).join('\n'),
    )
    this.name = 'RequestError'
    this.status = status
    this.errors = list
  }
}
