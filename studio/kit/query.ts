import { asStorableText } from '../../core/lib/asStorableText.ts'
import type { Direction } from '../../core/submissions/selectSubmissions.ts'
import { labels } from './labels.ts'
import { RequestError } from './RequestError.ts'

/** The query of an address. Blank values are omitted; of a repeated name the last value counts. */
export type Query = ReadonlyMap<string, string>

export function readQuery(url: string): Query {
  const { searchParams } = new URL(url, 'http://studio')
  return new Map(
    [...searchParams]
      .map(([name, value]) => [name, asStorableText(value).trim()] as const)
      .filter(([, value]) => value !== ''),
  )
}

/** Address of a path with a query, in which some values are set or, with null, removed. */
export function addressWith(
  path: string,
  query: Query,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const changed = new Map<string, string | null>([...query, ...Object.entries(changes)])
  const kept = [...changed].flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Removes the page of the list, and the flash message. */
const NO_PLACE = { before: null, after: null, done: null }

/** The same, on the first page of the list. */
export function listAddress(
  path: string,
  query: Query,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  return addressWith(path, query, { ...NO_PLACE, ...changes })
}

const PAGE_ROWS = 50

/** A row at the edge of a page; the list is ordered by time and ID. */
export type Edge = { id: string; time: string }

/** Reads rows of a list, from an edge on. */
type SelectRows<Row> = (limit: number, edge: Edge | null, direction: Direction) => Promise<Row[]>

export type PageOfRows<Row> = {
  rows: Row[]
  /** Addresses of the adjacent pages, or null. */
  newer: string | null
  older: string | null
}

/**
 * Reads the page of a list that the query names.
 * @throws RequestError if the query names no valid page.
 */
export async function readPageOfRows<Row>(
  path: string,
  query: Query,
  edgeOf: (row: Row) => Edge,
  select: SelectRows<Row>,
): Promise<PageOfRows<Row>> {
  const after = readEdge(query.get('after'))
  const before = readEdge(query.get('before'))
  const linkTo = (name: 'before' | 'after', row: Row | undefined) => {
    if (row === undefined) return null
    const { id, time } = edgeOf(row)
    return listAddress(path, query, { [name]: `${time}_${id}` })
  }
  if (after) {
    const rows = await select(PAGE_ROWS + 1, after, 'newer')
    const page = rows.slice(-PAGE_ROWS)
    // Otherwise this is the first page, which is read in full below.
    if (rows.length > PAGE_ROWS) {
      return { rows: page, newer: linkTo('after', page[0]), older: linkTo('before', page.at(-1)) }
    }
  }
  const rows = await select(PAGE_ROWS + 1, before, 'older')
  const page = rows.slice(0, PAGE_ROWS)
  return {
    rows: page,
    newer: before && linkTo('after', page[0]),
    older: rows.length > PAGE_ROWS ? linkTo('before', page.at(-1)) : null,
  }
}

function readEdge(value: string | undefined): Edge | null {
  if (value === undefined) return null
  const [, time, id] = /^([\d-]{10}T[\d:.]{12}Z)_([\da-f-]{36})$/.exec(value) ?? []
  if (time && id) return { time, id }
  throw new RequestError(400, labels.errors.noPage)
}
