import type { DatabaseError } from '../core/database/DatabaseError.ts'
import { describeCertificateError } from '../core/lib/certificateError.ts'

const GUIDE = 'docs/backups.md tells how'

/** A sentence about what is wrong with a database and what to do. */
export function describeDatabaseError({ fault }: DatabaseError): string {
  switch (fault.kind) {
    case 'unreachable':
      return `DATABASE_URL: PostgreSQL at ${fault.server} does not answer. Start it, or correct host and port. Leave DATABASE_URL blank to use SQLite.`
    case 'rejected':
      return `DATABASE_URL: PostgreSQL at ${fault.server} refuses it (${fault.reason}, ${fault.code}). Use a user, a password and a database that exist there; the user must own the database or be allowed to make tables in it.`
    case 'distrusted':
      return `DATABASE_URL: ${describeCertificateError(fault.code, {
        name: `PostgreSQL at ${fault.server}`,
        hostSetting: 'DATABASE_URL',
        trustSetting: 'name the file of its authority there as sslrootcert',
      })}`
    case 'unusable':
      return `DATA_DIRECTORY is "${fault.folder}". Its database cannot be used: ${fault.reason}. The user who runs the receiver must be allowed to read and write it, with room on the disk.`
    case 'damaged':
      return `The database ${fault.file} is damaged (${fault.reason}). Stop the receiver, keep the files, and restore the newest backup: ${GUIDE}.`
    case 'replaced':
      return `${fault.file} and the files beside it are no longer those that the receiver opened: they were moved, deleted or replaced. Nothing is taken until they are back. To go on with other files, stop the receiver, put them there, and start it: ${GUIDE}.`
    case 'other version':
      return `DATA_DIRECTORY or DATABASE_URL names a database of another version: its tables have the change "${fault.change}", which is unknown here. Nothing in it was touched. docs/upgrade.md tells how to take it along, and how to begin with an empty one.`
  }
}
