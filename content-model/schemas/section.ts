import * as z from 'zod'

/** Keys of the traits of a section's schema. */
export const MAIN_HEADING = 'x-main-heading'
export const OWN_HEADLINE = 'x-own-headline'
export const SURFACE = 'x-surface'
export const PAGED = 'x-paged'

type SectionTraits = {
  /** Whether the section is a page's first screen and holds its h1. */
  hasMainHeading?: boolean
  /** Whether that h1 says words of the section, in place of the page's heading. */
  hasOwnHeadline?: boolean
  /** Whether the section lists all articles, and continues on further pages if they are many. */
  isPaged?: boolean
  /** Palette name of the section's surface, if it differs from the page's. */
  surface?: 'ink' | 'wall' | 'orange' | 'bone'
}

/**
 * The schema of one kind of section in a page's list.
 * @param description of its content, for the owner who chooses it in the editor.
 * @param type the section's name in page files: its folder's, in small letters with hyphens.
 */
export function sectionSchema<Type extends string, Fields extends z.core.$ZodLooseShape>(
  type: Type,
  description: string,
  fields: Fields,
  { hasMainHeading = false, hasOwnHeadline = false, isPaged = false, surface }: SectionTraits = {},
) {
  const tone = z
    .enum(['light'])
    .optional()
    .describe('On a dark page: light makes this section a light one.')
  return z
    .strictObject({ type: z.literal(type).describe('Kind of section.'), ...fields, tone })
    .describe(description)
    .meta({
      [MAIN_HEADING]: hasMainHeading,
      [OWN_HEADLINE]: hasOwnHeadline,
      [PAGED]: isPaged,
      [SURFACE]: surface,
    })
}
