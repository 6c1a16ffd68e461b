import { readFilters } from '../../../core/submissions/readFilters.ts'
import type { SubmissionFilters } from '../../../core/submissions/selectSubmissions.ts'
import type { SubmissionStatus } from '../../../core/submissions/tables.ts'
import { addressWith, type Query } from '../../kit/query.ts'
import type { Folder } from './labels.ts'

/** Statuses of open messages: not dealt with yet, or waiting for the visitor's answer. */
export const OPEN_STATUSES = ['new', 'read', 'replied'] as const satisfies SubmissionStatus[]

/** Query parameters that select each folder. All other parameters filter the messages in it. */
export const FOLDERS: Readonly<Record<Folder, Readonly<Record<'form' | 'status', string | null>>>> =
  {
    leads: { form: null, status: null },
    signUps: { form: 'newsletter', status: null },
    done: { form: null, status: 'done' },
    spam: { form: null, status: 'spam' },
  }

/** The folder that a query selects. */
export function folderOf(query: Query): Folder {
  const status = query.get('status')
  if (status === 'done' || status === 'spam') return status
  return query.get('form') === 'newsletter' ? 'signUps' : 'leads'
}

/** The filters of a query. By default they select open messages of the contact form. @throws WrongValueError */
export function readListing(query: Query): SubmissionFilters {
  const filters = readFilters(query, new Date())
  const isAside = ['done', 'spam'].includes(folderOf(query))
  return { statuses: OPEN_STATUSES, ...(isAside ? {} : { form: 'contact' }), ...filters }
}

/** An address of the inbox that keeps the filters and the page of the list, so that a message can link back to them. */
export function inboxAddress(path: string, query: Query, done: string | null = null): string {
  return addressWith(path, query, { all: null, done })
}
