import type { WordedProblem } from './problems.ts'

/** How a form's service speaks JSON. */
export type Protocol = {
  accepted(answer: { message: string; next: string }): object
  refused(problems: WordedProblem[], sentences: string[]): object
}

/** As Formspree, for the newsletter. The site shows `errors` to the visitor. */
export const newsletterProtocol: Protocol = {
  accepted: ({ next }) => ({ ok: true, next }),
  refused: (problems, sentences) => ({ error: sentences.join('; '), errors: problems }),
}

/** As FormSubmit, for contact messages. `success` is text there, not a boolean. */
export const contactProtocol: Protocol = {
  accepted: ({ message }) => ({ success: 'true', message }),
  refused: (_problems, sentences) => ({ success: 'false', message: sentences.join('; ') }),
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the addresses of forms: how their JSON is shaped. */
    protocol?: Protocol
    /** Set on addresses that answer in JSON whatever the request accepts. */
    alwaysJson?: boolean
  }
}
