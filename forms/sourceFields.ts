/**
 * Hidden fields with the source of a form. They are in a separate file from the fields that islands share: otherwise
 * the single script of every page would need a second file.
 */

/** Path of the page that a form was sent from. */
export const PAGE_FIELD = '_page'
/** Host and path of the page on another site that led the visitor here. */
export const REFERRER_FIELD = '_referrer'
/** Campaign parameters of the first address of a visit. In a form, each name has the prefix `_`. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** Length limit of each source field. The page truncates the values, so that a form stays within its limits. */
export const MAX_SOURCE_LENGTH = 100
