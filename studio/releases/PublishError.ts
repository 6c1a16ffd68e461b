/** Why a site is not published, in words for whoever wanted it. */
export class PublishError extends Error {
  override name = 'PublishError'
}
