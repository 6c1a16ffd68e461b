import type { FastifyInstance } from 'fastify'
import { ERROR_PAGE_STYLE, ERROR_PAGE_STYLE_PATH } from '../answers/errorPage.ts'
import { cacheControl } from '../headers.ts'

/** The style sheet of the error page: a file of its own, so that the page needs no inline style. */
export function addErrorPageStyleRoute(app: FastifyInstance): void {
  app.get(ERROR_PAGE_STYLE_PATH, (_request, reply) =>
    reply
      .header('cache-control', cacheControl(ERROR_PAGE_STYLE_PATH))
      .type('text/css; charset=utf-8')
      .send(ERROR_PAGE_STYLE),
  )
}
