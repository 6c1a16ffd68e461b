import { readFilters } from '../../../core/submissions/readFilters.ts'
import type { SubmissionFilters } from '../../../core/submissions/selectSubmissions.ts'
import type { SubmissionStatus } from '../../../core/submissions/tables.ts'
import { addressWith, type Query } from '../../kit/query.ts'
import type { Folder } from './labels.ts'

/** Statuses of what lies in the inbox: not dealt with yet, or waiting for the visitor's answer. */
export const OPEN_STATUSES = ['new', 'read', 'replied'] as const satisfies SubmissionStatus[]

/** Values of the address that lead to each folder. Whatever else it says chooses among the messages there. */
export const FOLDERS: Readonly<Record<Folder, Readonly<Record<'form' | 'status', string | null>>>> =
  {
    leads: { form: null, status: null },
    signUps: { form: 'newsletter', status: null },
    done: { form: null, status: 'done' },
    spam: { form: null, status: 'spam' },
  }

/** The folder that an address means. */
export function folderOf(query: Query): Folder {
  const status = query.get('status')
  if (status === 'done' || status === 'spam') return status
  return query.get('form') === 'newsletter' ? 'signUps' : 'leads'
}

/** Which messages an address means: without a form or a status those that want an answer. @throws WrongValueError */
export function readListing(query: Query): SubmissionFilters {
  const filters = readFilters(query, new Date())
  const isAside = ['done', 'spam'].includes(folderOf(query))
  return { statuses: OPEN_STATUSES, ...(isAside ? {} : { form: 'contact' }), ...filters }
}

/** An address of the inbox that keeps filters and place, as a message's page leads back by them. */
export function inboxAddress(path: string, query: Query, done: string | null = null): string {
  return addressWith(path, query, { all: null, done })
}
