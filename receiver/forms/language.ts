import type { FastifyRequest } from 'fastify'
import type { Languages } from '../../core/lib/languageWords.ts'
import { LANGUAGE_FIELD } from '../../forms/fields.ts'
import { referringPath } from '../../server/site/ownAddresses.ts'

/**
 * The language of the page that a form was sent from, by the form's field or else by the page's path; null for the
 * site's first language, and for languages that the site does not have.
 */
export function languageOf(request: FastifyRequest, languages: Languages): string | null {
  const fields = Array.isArray(request.body) ? request.body : []
  const named: unknown = fields.find(([name]) => name === LANGUAGE_FIELD)?.[1]
  if (typeof named === 'string' && languages.has(named)) return named
  const page = referringPath(request)
  const found = [...languages].find(([, { homePath }]) => {
    return page === homePath || page?.startsWith(`${homePath}/`)
  })
  return found?.[0] ?? null
}
