import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import { likeAnywhere } from './likePattern.ts'

const TEXT_COLUMNS = ['email', 'name', 'phone', 'subject', 'comments'] as const

/**
 * The condition that a text stands somewhere in a submission, in capitals or not, the fields beside
 * the form's own included.
 */
export function containsText(
  text: string,
  columns: readonly (typeof TEXT_COLUMNS)[number][] = TEXT_COLUMNS,
): Expression<SqlBool> {
  const { or, ref } = expressionBuilder<ReceiverDatabase, 'submissions'>()
  return or(
    spellings(text).flatMap((spelling) => [
      ...columns.map((column) => isLike(ref(`submissions.${column}`), spelling)),
      // That column holds JSON, in which quotes and line breaks are written as signs of their own.
      isLike(ref('submissions.extra_fields'), JSON.stringify(spelling).slice(1, -1)),
    ]),
  )
}

function isLike(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${column}) like ${likeAnywhere(text)} escape ${'\\'}`
}

/**
 * SQLite's `lower` knows the letters from A to Z only, PostgreSQL's knows all. So a word is asked
 * for as it stands after either, in its usual capitals.
 */
function spellings(text: string): string[] {
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
  const written = [text.toLowerCase(), text.toUpperCase(), capitalised, text]
  return [...new Set(written.map(lowerAscii))]
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
