import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PageBundle } from './bundle.ts'
import { type NavItem, navItemsFor } from './navItems.ts'
import type { Person, Role } from './person.ts'
import type { Pages } from './renderPage.tsx'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The minimum role for a route. The default is writer: everybody who has signed in. */
    access?: Role | 'public'
  }
  interface FastifyRequest {
    /** The person who sent the request. */
    person: Person
  }
  interface FastifyReply {
    /** Responds with a page of the studio. */
    page<Name extends keyof Pages>(name: Name, props: Pages[Name]): FastifyReply
  }
}

/** Adds `reply.page`. @param navItems the header's entries at the time of the request. */
export function addPages(
  app: FastifyInstance,
  { render }: Pick<PageBundle, 'render'>,
  navItems: () => readonly NavItem[] = () => [],
): void {
  app.decorateRequest('person')
  app.decorateReply('page', function (this: FastifyReply, name, props) {
    const { person, url } = this.request
    const path = url.replace(/\?.*$/s, '')
    const shown = person ? navItemsFor(person, navItems()) : []
    return this.type('text/html; charset=utf-8').send(
      render(name, props, { path, navItems: shown }),
    )
  })
}

/**
 * Serves the files of the pages. They are public: the studio's code is no secret, and the sign-in page needs some of
 * it.
 */
export function addPageFiles(app: FastifyInstance, { files }: Pick<PageBundle, 'files'>): void {
  for (const [address, { type, bytes }] of files) {
    app.get(address, { config: { access: 'public' } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(bytes),
    )
  }
}
