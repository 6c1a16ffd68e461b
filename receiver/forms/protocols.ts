import type { DescribedProblem } from './problems.ts'

/** How a form's service speaks JSON. */
export type Protocol = {
  accepted(answer: { message: string; next: string }): object
  rejected(problems: DescribedProblem[], sentences: string[]): object
}

/** As Formspree, for the newsletter. */
export const newsletterProtocol: Protocol = {
  accepted: ({ next }) => ({ ok: true, next }),
  rejected: (problems, sentences) => ({ error: sentences.join(' '), errors: problems }),
}

/**
 * As FormSubmit, for contact messages. `success` is text there, not a boolean. `errors` is ours, so that
 * the page can mark the fields.
 */
export const contactProtocol: Protocol = {
  accepted: ({ message }) => ({ success: 'true', message }),
  rejected: (problems, sentences) => ({
    success: 'false',
    message: sentences.join(' '),
    errors: problems,
  }),
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the addresses of forms: how their JSON is shaped. */
    protocol?: Protocol
    /** Set on addresses that answer in JSON whatever the request accepts. */
    alwaysJson?: boolean
  }
}
