import * as z from 'zod'
import * as schemas from '../../site/sections/sections.ts'
import { pageSchema } from './page.ts'
import { MAIN_HEADING, SURFACE } from './section.ts'
import { titleSceneSchema } from './titleScene.ts'

type SectionSchemas = typeof schemas
export type SectionType = z.infer<SectionSchemas[keyof SectionSchemas]>['type']
export type SectionBlock<Type extends SectionType = SectionType> = Extract<
  z.infer<SectionSchemas[keyof SectionSchemas]>,
  { type: Type }
>

/** Types of the sections that are a page's first screen and hold its main heading. */
const FIRST_SCREENS = new Set<string>(
  Object.values(schemas)
    .filter((schema) => schema.meta()?.[MAIN_HEADING] === true)
    .map((schema) => schema.shape.type.value),
)

/** Whether a section holds the page's main heading, so that no title bar does. */
export function isFirstScreen({ type }: { type: string }): boolean {
  return FIRST_SCREENS.has(type)
}

/** Palette name of a section's ground, where it is another than the page's. */
export function surfaceOf({ type }: { type: string }): unknown {
  return Object.values(schemas)
    .find((schema) => schema.shape.type.value === type)
    ?.meta()?.[SURFACE]
}

// The order of a module's exports is not the same for every tool.
const [first, ...others] = Object.values(schemas).toSorted((one, other) =>
  one.shape.type.value < other.shape.type.value ? -1 : 1,
)
if (!first) throw new Error('site/sections/sections.ts lists no section.')

/** A page that is a list of sections: most pages of the site, and every page that an owner adds. */
export const sectionPageSchema = pageSchema.extend({
  scene: titleSceneSchema.optional().describe('Picture of the title bar.'),
  tone: z
    .enum(['dark', 'night'])
    .optional()
    .describe('Ground of the whole page where it is not light: dark is ink, night is green.'),
  footer: z
    .enum(['orange', 'paper'])
    .default('orange')
    .describe('Ground of the footer: orange or paper.'),
  searched: z
    .boolean()
    .optional()
    .describe("Whether the site's own search finds the page; left out, as search engines do."),
  sections: z
    .array(z.discriminatedUnion('type', [first, ...others]))
    .min(1)
    .describe('Sections of the page, in the order in which they stand.'),
})

export type SectionPage = z.infer<typeof sectionPageSchema>
