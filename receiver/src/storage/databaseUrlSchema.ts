import * as z from 'zod'

const ADVICE = 'Use postgres://user:password@host:5432/database, or leave it blank for SQLite.'

/** Environment variable that names a PostgreSQL database; null where it is unset. */
export const databaseUrlSchema = z.string().refine(isPostgresUrl, ADVICE).nullable().default(null)

function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname } = new URL(text)
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1
}
