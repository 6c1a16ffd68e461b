import type { FastifyRequest } from 'fastify'
import { oneLine } from '../../core/lib/oneLine.ts'
import { SOURCE_COLUMNS, type SubmissionSource } from '../../core/submissions/tables.ts'
import { MAX_SOURCE_LENGTH, PAGE_FIELD, REFERRER_FIELD } from '../../forms/sourceFields.ts'
import { referringPath } from '../../server/site/ownAddresses.ts'
import type { FormFields } from './body.ts'

const MAX_ADDRESS_LENGTH = 300

/**
 * Reads where a form came from. Malformed values are left out and long ones are cut: no message is rejected for them.
 * Without JavaScript, the `Referer` header gives the page.
 */
export function readSource(fields: FormFields, request: FastifyRequest): SubmissionSource {
  // If a name is repeated, the first value counts.
  const given = new Map(fields.toReversed())
  const page = given.get(PAGE_FIELD) ?? referringPath(request) ?? ''
  const read = (column: keyof SubmissionSource): string => {
    if (column === 'page') return readPath(page)
    const value = given.get(column === 'referrer' ? REFERRER_FIELD : `_${column}`)
    // Most forms report only their page.
    if (!value) return ''
    return column === 'referrer' ? readSite(value) : oneLine(value, MAX_SOURCE_LENGTH)
  }
  const entries = SOURCE_COLUMNS.map((column) => [column, read(column) || null])
  return Object.fromEntries(entries) as SubmissionSource
}

const NO_HOST = 'this-site.invalid'

/** A path as in a URL, hence without spaces, control characters or a query; blank for anything else. */
function readPath(given: string): string {
  const address = given.startsWith('/') ? URL.parse(given, `https://${NO_HOST}`) : null
  return address?.host === NO_HOST ? address.pathname.slice(0, MAX_ADDRESS_LENGTH) : ''
}

/** Host and path of a URL, without a user name, a password or a query. */
function readSite(given: string): string {
  const address = URL.parse(`https://${given}`)
  if (!address) return ''
  return `${address.host}${address.pathname}`.slice(0, MAX_ADDRESS_LENGTH)
}
