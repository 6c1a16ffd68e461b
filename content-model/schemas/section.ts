import * as z from 'zod'

/** Keys of the traits of a section's schema. */
export const MAIN_HEADING = 'x-main-heading'
export const OWN_HEADLINE = 'x-own-headline'
export const SURFACE = 'x-surface'
export const PAGED = 'x-paged'

type SectionTraits = {
  /** Whether the section is a page's first screen and contains the h1. */
  hasMainHeading?: boolean
  /** Whether the h1 shows words of the section instead of the page's heading. */
  hasOwnHeadline?: boolean
  /** Whether the section lists all articles, on further pages if necessary. */
  isPaged?: boolean
  /** Palette name of the section's surface, if it differs from the page's. */
  surface?: 'ink' | 'wall' | 'orange' | 'bone'
}

/**
 * The schema of one kind of section in a page's list.
 * @param type the section's name in page files, which is the name of its folder in kebab case.
 * @param description words about the section's content, for the owner who chooses a section in the editor.
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
    .describe('On a dark page, light makes this section light.')
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
