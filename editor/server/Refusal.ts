/** A request that is not carried out, and why, in sentences for the owner. */
export class Refusal extends Error {
  readonly status: number
  readonly sentences: readonly string[]

  constructor(status: number, sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'Refusal'
    this.status = status
    this.sentences = sentences
  }
}
