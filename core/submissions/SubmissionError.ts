/** A fault in work with messages, as data: doors put it into words. */
export type SubmissionFault =
  | { kind: 'unknown-id'; shortId: string }
  /** Some of the ids that match; `isMore` if there are others. */
  | { kind: 'ambiguous-id'; shortId: string; ids: readonly string[]; isMore: boolean }
  | { kind: 'erased'; id: string }
  | { kind: 'damaged'; id: string }
  /** The message has as many notes as a message may have. */
  | { kind: 'full'; id: string; maximum: number }
  /** Erased, but other programs keep the words in the log beside the SQLite file. */
  | { kind: 'log-held'; file: string }
  /** Erased, but the SQLite file could not be rewritten. */
  | { kind: 'not-rewritten'; file: string; reason: string }
  | { kind: 'broken-copy'; verdict: string }
  /** `code` is Node's, as EEXIST. */
  | { kind: 'not-writable'; path: string; code: string }

export class SubmissionError extends Error {
  override name = 'SubmissionError'
  readonly fault: SubmissionFault

  constructor(fault: SubmissionFault, options?: ErrorOptions) {
    super(fault.kind, options)
    this.fault = fault
  }
}
