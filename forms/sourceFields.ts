/**
 * Hidden fields with the source of a form. Apart from the other fields, which islands share: otherwise the one
 * script file of every page would need a second.
 */

/** Path of the page that a form was sent from. */
export const PAGE_FIELD = '_page'
/** Host and path of the page on another site that led the visitor here. */
export const REFERRER_FIELD = '_referrer'
/** Campaign parameters of the visit's first address; in a form each name has a `_` before it. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** Length limits of a visit's source, cut by the page so that a form stays within its limits. */
export const MAX_SOURCE_LENGTH = 100
