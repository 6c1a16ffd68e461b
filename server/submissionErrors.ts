import type { SubmissionFault } from '../core/submissions/SubmissionError.ts'
import type { WrongValueError } from '../core/submissions/values.ts'

/** Words in which the terminal and the studio differ. */
type OwnWords = {
  /** The name of the value. */
  name: string
  /** Advice for an age, and advice on where to find an id. */
  age: string
  id: string
  /** A sentence that begins with a space; blank for none. */
  suggestion?: string
}

/** A sentence about what is wrong with a typed value, and what is allowed. */
export function describeWrongValue({ value, wanted }: WrongValueError, own: OwnWords): string {
  const isWrong = `${own.name} is "${value}".`
  switch (wanted.kind) {
    case 'choice':
      return `${isWrong}${own.suggestion ?? ''} Use one of ${wanted.choices.join(', ')}.`
    case 'time':
      return `${isWrong} Use a day such as 2026-11-21, a time such as 2026-11-21T09:30, or a number of days ago such as 7d.`
    case 'day':
      return `${isWrong} Use a day such as 2026-12-01.`
    case 'age':
      return `${isWrong} ${own.age}`
    case 'words':
      return `${own.name} has ${wanted.count} words. Use at most ${wanted.maximum}.`
    case 'email':
      return `"${value}" is not an email address. Use one such as nora@northfold.example.`
    case 'id':
      return `"${value}" is not an id. ${own.id}`
  }
}

/**
 * A sentence about why work on messages failed.
 * @param notWritable describes an error code of a file, such as EEXIST, and what to do.
 */
export function describeSubmissionFault(
  fault: SubmissionFault,
  notWritable: (code: string) => string,
): string {
  switch (fault.kind) {
    case 'unknown-id':
      return `No message has an id that ends with ${fault.shortId}.`
    case 'ambiguous-id': {
      const ids = `${fault.ids.join(', ')}${fault.isMore ? ' and more' : ''}`
      return `Several ids end with ${fault.shortId}: ${ids}. Enter more of the id.`
    }
    case 'erased':
      return `The message ${fault.id} has just been erased.`
    case 'damaged':
      return `The message ${fault.id} is damaged: its other fields cannot be read. docs/backups.md describes how to restore a copy.`
    case 'full':
      return `The message ${fault.id} has ${fault.maximum} notes, which is the maximum.`
    case 'log-held':
      return `The messages are erased, but other programs keep reading ${fault.file}, so their text may still be in the file beside it that ends in -wal. It is removed when the receiver is next stopped.`
    case 'not-rewritten':
      return `The messages are erased, but ${fault.file} could not be rewritten: ${fault.reason}. This needs as much free space as the file has, in its folder and in the folder for temporary files.`
    case 'broken-copy':
      return `The copy is damaged and was removed: ${fault.verdict}`
    case 'not-writable':
      return `${fault.path} cannot be written: ${notWritable(fault.code)}`
  }
}
