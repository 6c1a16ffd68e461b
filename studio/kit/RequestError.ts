import type { FieldPath } from '../../content-model/fieldsOf.ts'

/** A place in the content, as the form finds it and as its owner knows it. */
export type Place = {
  file: string
  /** The editor's name of the file. */
  record: string
  /** The field; undefined where the whole file or a line is meant. */
  path?: FieldPath
  /** Line of the file, where the text of an article is meant. */
  line?: number
  /** The form's name of the field, with those of its parents. */
  label: string
}

/** The fault, without the names of file and field, which are in `place`. */
export type ValidationError = { problem: string; place?: Place }

/** A request that is not carried out, and why. */
export class RequestError extends Error {
  readonly status: number
  readonly errors: readonly ValidationError[]

  /** @param errors what is wrong, or one sentence that says it. */
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
