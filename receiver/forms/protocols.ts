import type { DescribedProblem } from './problems.ts'

/** The JSON responses of a form's service. */
export type Protocol = {
  accepted(answer: { message: string; next: string }): object
  rejected(problems: DescribedProblem[], sentences: string[]): object
}

/** Formspree's format, for the newsletter. */
export const newsletterProtocol: Protocol = {
  accepted: ({ next }) => ({ ok: true, next }),
  rejected: (problems, sentences) => ({ error: sentences.join(' '), errors: problems }),
}

/**
 * FormSubmit's format, for contact messages. There `success` is text, not a boolean. `errors` is our addition, so that
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
    /** Set on form routes: the shape of their JSON. */
    protocol?: Protocol
    /** Set on routes that respond in JSON whatever the request accepts. */
    alwaysJson?: boolean
  }
}
