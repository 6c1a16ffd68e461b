import type { FieldProblemCode } from '../../../forms/formSchemas.ts'
import type { ReceiverWords } from '../Receiver.ts'

export type ProblemCode =
  | FieldProblemCode
  | 'TOO_MANY_FIELDS'
  | 'NO_FILE_UPLOADS'
  | 'BODY_TOO_LARGE'
  | 'BODY_NOT_READABLE'
  | 'UNSUPPORTED_TYPE'
  | 'CROSS_SITE'
  | 'FORM_NOT_FOUND'
  | 'TOO_MANY_MESSAGES'
  | 'STORAGE_UNAVAILABLE'
  | 'TOO_BUSY'
  | 'UNEXPECTED'

/** Why a form was not taken. */
export type Problem = {
  code: ProblemCode
  field?: string
  /** Longest length allowed, in characters. */
  maximum?: number
  /** After how many seconds it is worth trying again. */
  retryAfterS?: number
}

/** A problem with the words that visitors and scripts are told. */
export type WordedProblem = { code: ProblemCode; field?: string; message: string }

type PlainWord = Exclude<keyof ReceiverWords, 'page' | 'mail'>

const PROBLEMS: Record<ProblemCode, { status: number; word: PlainWord }> = {
  REQUIRED_FIELD_EMPTY: { status: 422, word: 'required' },
  TYPE_EMAIL: { status: 422, word: 'not_an_email' },
  TEXT_TOO_LONG: { status: 422, word: 'too_long' },
  TOO_MANY_FIELDS: { status: 422, word: 'too_many_fields' },
  NO_FILE_UPLOADS: { status: 415, word: 'wrong_type' },
  BODY_TOO_LARGE: { status: 413, word: 'too_large' },
  BODY_NOT_READABLE: { status: 400, word: 'not_readable' },
  UNSUPPORTED_TYPE: { status: 415, word: 'wrong_type' },
  CROSS_SITE: { status: 403, word: 'cross_site' },
  FORM_NOT_FOUND: { status: 404, word: 'unknown_form' },
  TOO_MANY_MESSAGES: { status: 429, word: 'too_many' },
  STORAGE_UNAVAILABLE: { status: 503, word: 'unavailable' },
  TOO_BUSY: { status: 503, word: 'unavailable' },
  UNEXPECTED: { status: 500, word: 'unavailable' },
}

export function statusOf(code: ProblemCode): number {
  return PROBLEMS[code].status
}

/** Finds the words for a problem. */
export function wordProblem(
  { code, field, maximum }: Problem,
  words: ReceiverWords,
): WordedProblem {
  const message = words[PROBLEMS[code].word].replace('{maximum}', String(maximum))
  return field === undefined ? { code, message } : { code, field, message }
}

/** A form is not taken. Thrown anywhere on its way; answered in one place, `addErrorAnswers`. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly problems: [Problem, ...Problem[]]

  constructor(problems: [Problem, ...Problem[]], options?: ErrorOptions) {
    super(problems[0].code, options)
    this.problems = problems
  }
}
