import { ContentError } from '../../content-model/validation.ts'
import { SubmissionError } from '../../core/submissions/SubmissionError.ts'
import { WrongValueError } from '../../core/submissions/values.ts'
import { RequestError } from '../kit/RequestError.ts'
import { labels } from './labels.ts'

/** Translates errors of core and content into the studio's words. Other errors are returned unchanged, for the log. */
export function inWords(error: Error): Error {
  if (error instanceof WrongValueError) return new RequestError(400, labels.wrongValue(error))
  if (error instanceof SubmissionError) {
    const { kind } = error.fault
    const isNotFound = kind === 'unknown-id' || kind === 'ambiguous-id'
    return new RequestError(isNotFound ? 404 : 409, labels.fault(error.fault))
  }
  if (error instanceof ContentError) return new RequestError(409, error.message)
  return error
}
