import type { Problem } from './problems.ts'

/** A form is not taken. Thrown anywhere on its way; answered in one place, `addErrorAnswers`. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly problems: [Problem, ...Problem[]]

  constructor(problems: [Problem, ...Problem[]], options?: ErrorOptions) {
    super(problems[0].code, options)
    this.problems = problems
  }
}
