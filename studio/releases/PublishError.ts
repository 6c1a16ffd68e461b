type Details = {
  /** Path of the page with the fault, as /work/alder-dental. */
  page?: string
  /** Output of programs, for owners. */
  log?: string
}

/** The reason why a site was not published, in words for the person who publishes. */
export class PublishError extends Error {
  override name = 'PublishError'
  readonly page: string | undefined
  readonly log: string | undefined

  constructor(message: string, { page, log, ...options }: Details & ErrorOptions = {}) {
    super(message, options)
    this.page = page
    this.log = log
  }
}
