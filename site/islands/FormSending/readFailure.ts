import type { FailureCopy } from '../../../content-model/schemas/forms.ts'
import { tryAgainSentence } from '../../../forms/tryAgainSentence.ts'
import type { ServiceAnswer } from './postForm.ts'

/** Limit for a service's text, so that no response can fill the page. */
const MAX_CHARACTERS = 300

/** Longest waiting time that is shown. */
const MAX_WAIT_S = 24 * 60 * 60

/** The reason why a form was rejected, in words for the visitor. */
export type FormFailure = {
  /** Error messages of single fields, by field name. */
  fieldErrors: Readonly<Record<string, string>>
  /** The error of the form as a whole. Never empty. */
  reason: string
}

/** Input of `readFailure` if the service sent no response. */
export const NO_ANSWER = { body: '', retryAfter: null }

export type FailureOptions = {
  copy: FailureCopy
  /** Labels of the fields that the visitor can change, by field name. */
  fieldLabels: Readonly<Record<string, string>>
  /** Locale of the text, such as `en-GB`. */
  locale: string
}

/**
 * Reads the reason for a rejection from a service's response: `errors` with `field` and `message` as in Formspree and
 * our receiver, else `error`, else `message` as in FormSubmit. Every part may be missing or malformed.
 */
export function readFailure(
  { body, retryAfter }: Pick<ServiceAnswer, 'body' | 'retryAfter'>,
  { copy, fieldLabels, locale }: FailureOptions,
): FormFailure {
  const answer = asRecord(parseJson(body))
  const errors = Array.isArray(answer.errors) ? answer.errors.map(asRecord) : []
  const fieldErrors: Record<string, string> = {}
  const sentences: string[] = []
  for (const { field, message } of errors) {
    if (!isText(message)) continue
    if (!isText(field)) sentences.push(message)
    else if (!Object.hasOwn(fieldLabels, field)) sentences.push(nameField(copy, field, message))
    else fieldErrors[field] ??= shorten(nameField(copy, fieldLabels[field] ?? field, message))
  }
  const isMarked = Object.keys(fieldErrors).length > 0
  if (!isMarked && sentences.length === 0) {
    sentences.push([answer.error, answer.message].find(isText) ?? copy.unknown)
  }
  const waitS = readWaitS(retryAfter)
  const advice = [
    ...(isMarked ? [copy.marked] : []),
    ...(waitS === undefined ? [] : [tryAgainSentence(copy.try_again, waitS, locale)]),
  ]
  return { fieldErrors, reason: [shorten(sentences.join(' ')), ...advice].join(' ').trim() }
}

/** A service's message either continues the field's name, such as 'should be an email', or is a whole sentence. */
function nameField(copy: FailureCopy, field: string, message: string): string {
  if (!/^\p{Ll}/u.test(message)) return message
  return copy.invalid_field.replace('{field}', () => field).replace('{message}', () => message)
}

/** The seconds to wait according to a `Retry-After` header, which contains seconds or a date. */
function readWaitS(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const seconds = Number(retryAfter)
  const waitS = Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1000 : seconds
  return waitS > 0 && waitS <= MAX_WAIT_S ? waitS : undefined
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function shorten(text: string): string {
  const characters = [...text.trim()]
  if (characters.length <= MAX_CHARACTERS) return characters.join('')
  return `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
}
