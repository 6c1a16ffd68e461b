import type { SubmissionFault } from '../../core/submissions/SubmissionError.ts'
import type { WrongValueError } from '../../core/submissions/values.ts'
import { describeSubmissionFault, describeWrongValue } from '../../server/submissionErrors.ts'

/** Names for fields and query parameters on the pages of messages and subscribers, and the text of their errors. */
export const labels = {
  values: {
    search: 'Search',
    form: 'Form',
    status: 'State',
    mail: 'Mail to you',
    webhook: 'Webhook',
    email: 'Address of the sender',
    since: 'Since',
    until: 'Until',
    assigned: 'Assigned to',
    due: 'Due by',
    'older-than': 'Older than, in days',
    day: 'Due on',
    format: 'Export these',
    state: 'State',
  },

  /** The error message for a wrong field or query parameter. */
  wrongValue: (error: WrongValueError): string => {
    const names: Readonly<Record<string, string>> = labels.values
    return describeWrongValue(error, {
      name: names[error.option] ?? error.option,
      age: 'Use a whole number, such as 365.',
      id: 'An id consists of digits, letters from a to f and hyphens, such as 3f9c02ab.',
    })
  },

  fault: (fault: SubmissionFault): string =>
    describeSubmissionFault(
      fault,
      (code) => `${code}. Check that the folder is writable and has free space.`,
    ),
}
