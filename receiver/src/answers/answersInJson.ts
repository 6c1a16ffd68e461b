import type { FastifyRequest } from 'fastify'

/** What the answer of a form's address depends on: its format on one header, CORS on the other. */
export const FORM_ANSWER_VARY = 'accept, origin'

/** Whether a request is answered in JSON: its address always does, or it asks for it. */
export function answersInJson(request: FastifyRequest): boolean {
  return request.routeOptions.config.alwaysJson ?? namesJson(request.headers.accept ?? '')
}

/** A browser's own form post does not name JSON; a type at q=0 is one that is refused. */
function namesJson(accept: string): boolean {
  return accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === 'application/json' && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}
