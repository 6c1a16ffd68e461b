import type { ReceiverCopy } from '../../content-model/schemas/forms.ts'
import type { ValidationErrorCode } from '../../forms/formSchemas.ts'

export type ProblemCode =
  | ValidationErrorCode
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

/** The reason why a form was rejected. */
export type Problem = {
  code: ProblemCode
  field?: string
  /** Longest length allowed, in characters. */
  maximum?: number
  /** Seconds after which a retry makes sense. */
  retryAfterS?: number
}

/** A problem in words for visitors and scripts. */
export type DescribedProblem = { code: ProblemCode; field?: string; message: string }

type CopyKey = Exclude<keyof ReceiverCopy, 'page' | 'mail' | 'digest' | 'answer' | 'subscribers'>

const PROBLEMS: Record<ProblemCode, { status: number; copyKey: CopyKey }> = {
  REQUIRED_FIELD_EMPTY: { status: 422, copyKey: 'required' },
  TYPE_EMAIL: { status: 422, copyKey: 'not_an_email' },
  TEXT_TOO_LONG: { status: 422, copyKey: 'too_long' },
  TOO_MANY_FIELDS: { status: 422, copyKey: 'too_many_fields' },
  NO_FILE_UPLOADS: { status: 415, copyKey: 'wrong_type' },
  BODY_TOO_LARGE: { status: 413, copyKey: 'too_large' },
  BODY_NOT_READABLE: { status: 400, copyKey: 'not_readable' },
  UNSUPPORTED_TYPE: { status: 415, copyKey: 'wrong_type' },
  CROSS_SITE: { status: 403, copyKey: 'cross_site' },
  FORM_NOT_FOUND: { status: 404, copyKey: 'unknown_form' },
  TOO_MANY_MESSAGES: { status: 429, copyKey: 'too_many' },
  STORAGE_UNAVAILABLE: { status: 503, copyKey: 'unavailable' },
  TOO_BUSY: { status: 503, copyKey: 'unavailable' },
  UNEXPECTED: { status: 500, copyKey: 'unavailable' },
}

export function statusOf(code: ProblemCode): number {
  return PROBLEMS[code].status
}

/** Describes a problem in the words of the content. */
export function describeProblem(
  { code, field, maximum }: Problem,
  copy: ReceiverCopy,
  locale: string,
): DescribedProblem {
  const message = copy[PROBLEMS[code].copyKey].replace(
    '{maximum}',
    () => maximum?.toLocaleString(locale) ?? '',
  )
  return field === undefined ? { code, message } : { code, field, message }
}

/** Rejects a form. It may be thrown anywhere during a request; `addErrorHandler` answers it. */
export class RejectedError extends Error {
  override name = 'RejectedError'
  readonly problems: [Problem, ...Problem[]]

  constructor(problems: [Problem, ...Problem[]], options?: ErrorOptions) {
    super(problems[0].code, options)
    this.problems = problems
  }
}
