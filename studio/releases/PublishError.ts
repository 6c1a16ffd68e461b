type Details = {
  /** Path of the page that is at fault, as /work/alder-dental. */
  page?: string
  /** What programs have said, for owners. */
  log?: string
}

/** Why a site is not published, in words for whoever wanted it. */
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
