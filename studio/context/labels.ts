import type { SubmissionFault } from '../../core/submissions/SubmissionError.ts'
import type { WrongValueError } from '../../core/submissions/values.ts'

/** What the pages of messages and subscribers call values of forms and addresses, and what is wrong with them. */
export const labels = {
  values: {
    search: 'Words',
    form: 'Form',
    status: 'State',
    mail: 'Mail to you',
    webhook: 'Webhook',
    email: 'Address of the sender',
    since: 'Since',
    until: 'Until',
    assigned: 'Cared for by',
    due: 'Due until',
    'older-than': 'Older than, in days',
    day: 'Due on',
    format: 'Export these',
    state: 'State',
  },

  /** Says what is wrong with a value of a form or of an address. */
  wrongValue: ({ option, value, wanted }: WrongValueError): string => {
    const names: Readonly<Record<string, string>> = labels.values
    const name = names[option] ?? option
    const isWrong = `${name} is "${value}".`
    switch (wanted.kind) {
      case 'choice':
        return `${isWrong} Use one of ${wanted.choices.join(', ')}.`
      case 'time':
        return `${isWrong} Use a day as 2026-11-21, a time as 2026-11-21T09:30, or a number of days ago as 7d.`
      case 'day':
        return `${isWrong} Use a day as 2026-12-01.`
      case 'age':
        return `${isWrong} Use a whole number, such as 365.`
      case 'words':
        return `${name} has ${wanted.count} words. Use ${wanted.maximum} at most.`
      case 'email':
        return `"${value}" is no email address. Use one such as nora@northfold.example.`
      case 'id':
        return `"${value}" is no id. An id has figures, letters from a to f and dashes, such as 3f9c02ab.`
    }
  },

  fault: (fault: SubmissionFault): string => {
    switch (fault.kind) {
      case 'unknown-id':
        return `No message has an id that ends with ${fault.shortId}.`
      case 'ambiguous-id': {
        const ids = `${fault.ids.join(', ')}${fault.isMore ? ' and more' : ''}`
        return `Several ids end with ${fault.shortId}: ${ids}. Give more of the one you mean.`
      }
      case 'erased':
        return `The message ${fault.id} has just been erased.`
      case 'damaged':
        return `The message ${fault.id} is damaged: its other fields cannot be read. docs/backups.md tells how to restore a copy.`
      case 'log-held':
        return `The messages are erased, but other programs read ${fault.file} all the time, so their words may still lie in the file beside it that ends in -wal. They leave it when the receiver is next stopped.`
      case 'not-rewritten':
        return `The messages are erased, but ${fault.file} could not be written anew: ${fault.reason}. It needs free space of its own size, in its folder and in the folder for temporary files.`
      case 'broken-copy':
        return `The copy is broken, and was removed: ${fault.verdict}`
      case 'not-writable':
        return `${fault.path} cannot be written: ${fault.code}. See that the folder may be written to, and has room.`
    }
  },
}
