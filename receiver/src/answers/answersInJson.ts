import type { FastifyRequest } from 'fastify'
import { listNames } from './listNames.ts'

/** What the answer of a form's address depends on: its format on one header, CORS on the other. */
export const FORM_ANSWER_VARY = 'accept, origin'

/**
 * Whether a request is answered in JSON: its address always does, or it asks for it. A browser's own form
 * post does not name JSON.
 */
export function answersInJson(request: FastifyRequest): boolean {
  const { alwaysJson } = request.routeOptions.config
  return alwaysJson ?? listNames(request.headers.accept ?? '', 'application/json')
}
