type Fault =
  /** PostgreSQL does not answer. */
  | { kind: 'unreachable'; server: string }
  /** PostgreSQL refuses user, password or database. */
  | { kind: 'rejected'; server: string; reason: string; code: string }
  /** The certificate of PostgreSQL is not to be trusted; `code` is Node's. */
  | { kind: 'distrusted'; server: string; code: string }
  /** SQLite cannot use the folder. */
  | { kind: 'unusable'; folder: string; reason: string }
  | { kind: 'damaged'; file: string; reason: string }
  /** The file is not the one that was opened. */
  | { kind: 'replaced'; file: string }
  /** The tables have a change that is unknown here. */
  | { kind: 'other version'; change: string }

/** The owner has to see to the database. The doors have the words; there is no stack to read. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  override stack = undefined
  readonly fault: Fault

  constructor(fault: Fault, options?: ErrorOptions) {
    super(Object.values(fault).join(': '), options)
    this.fault = fault
  }
}
