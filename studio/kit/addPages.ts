import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Role } from '../access/person.ts'
import type { PageName, PageProps } from '../pages.tsx'
import type { Bundle } from './bundle.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route: whoever has signed in, where it says nothing. */
    access?: Role | 'public'
  }
  interface FastifyReply {
    /** Answers with a page of the studio. */
    page<Name extends PageName>(name: Name, props: PageProps<Name>): FastifyReply
  }
}

/** Lets routes answer with pages. */
export function addPages(app: FastifyInstance, { render }: Pick<Bundle, 'render'>): void {
  app.decorateRequest('person')
  app.decorateReply('page', function (this: FastifyReply, name, props) {
    const { person, url } = this.request
    const path = url.replace(/\?.*$/s, '')
    return this.type('text/html; charset=utf-8').send(render(name, props, { person, path }))
  })
}

/** The files of the pages. The studio's own code is no secret, and signing in needs some of it. */
export function addPageFiles(app: FastifyInstance, { files }: Bundle): void {
  for (const [address, { type, bytes }] of files) {
    app.get(address, { config: { access: 'public' } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(bytes),
    )
  }
}
