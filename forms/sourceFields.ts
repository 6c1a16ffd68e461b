/**
 * Hidden fields that tell where a form was sent from. Apart from the other fields, which islands share: else the one
 * file of script that every page has would need a second.
 */

/** Path of the page that a form was sent from. */
export const PAGE_FIELD = '_page'
/** Host and path of the page on another site that led the visitor here. */
export const REFERRER_FIELD = '_referrer'
/** Campaign words of the address that the visit began with; in a form each has a `_` before its name. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** Longest values that tell where a visit came from, cut by the page so that a form stays in its limits. */
export const MAX_SOURCE_LENGTH = 100
