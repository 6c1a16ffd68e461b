import type { DatabaseError } from '../core/database/DatabaseError.ts'
import { describeCertificateError } from '../core/lib/certificateError.ts'

const GUIDE = 'see docs/backups.md'

/** A sentence about what is wrong with a database and what to do. */
export function describeDatabaseError({ fault }: DatabaseError): string {
  switch (fault.kind) {
    case 'unreachable':
      return `DATABASE_URL: PostgreSQL at ${fault.server} does not answer. Start it, or correct the host and the port. Leave DATABASE_URL blank to use SQLite.`
    case 'rejected':
      return `DATABASE_URL: PostgreSQL at ${fault.server} rejects the connection (${fault.reason}, ${fault.code}). Use a user, a password and a database that exist there; the user must own the database or be allowed to create tables in it.`
    case 'distrusted':
      return `DATABASE_URL: ${describeCertificateError(fault.code, {
        name: `PostgreSQL at ${fault.server}`,
        hostSetting: 'DATABASE_URL',
        trustSetting: 'name the certificate file of its authority there as sslrootcert',
      })}`
    case 'unusable':
      return `DATA_DIRECTORY is "${fault.folder}". Its database cannot be used: ${fault.reason}. The user who runs the receiver must be able to read and write it, and the disk must have free space.`
    case 'damaged':
      return `The database ${fault.file} is damaged (${fault.reason}). Stop the receiver, keep the files, and restore the newest backup: ${GUIDE}.`
    case 'replaced':
      return `${fault.file} and the files beside it are no longer the files that the receiver opened: they were moved, deleted or replaced. No message is accepted until they are back. To use other files, stop the receiver, put them there, and start it again: ${GUIDE}.`
    case 'other version':
      return `DATA_DIRECTORY or DATABASE_URL names a database of another version: its tables have the change "${fault.change}", which is unknown here. Nothing in it was changed. docs/upgrade.md describes how to migrate it, and how to start with an empty database.`
  }
}
