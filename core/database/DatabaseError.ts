type Fault =
  /** PostgreSQL does not answer. */
  | { kind: 'unreachable'; server: string }
  /** PostgreSQL rejects the user, the password or the database. */
  | { kind: 'rejected'; server: string; reason: string; code: string }
  /** The certificate of PostgreSQL cannot be trusted; `code` is Node's. */
  | { kind: 'distrusted'; server: string; code: string }
  /** SQLite cannot use the folder. */
  | { kind: 'unusable'; folder: string; reason: string }
  | { kind: 'damaged'; file: string; reason: string }
  /** The file is no longer the one that was opened. */
  | { kind: 'replaced'; file: string }
  /** The tables have a migration that this version does not know. */
  | { kind: 'other version'; change: string }

/** A fault of the database that the owner has to fix. Each door puts it into words; a stack trace would not help. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  override stack = undefined
  readonly fault: Fault

  constructor(fault: Fault, options?: ErrorOptions) {
    super(Object.values(fault).join(': '), options)
    this.fault = fault
  }
}
