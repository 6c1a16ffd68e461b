import * as z from 'zod'
import { pictureAt, textSchema } from '../schemas/fields.ts'
import { swatchSchema } from '../schemas/palette.ts'
import { filmOf } from './films.ts'

const titleSchema = textSchema.describe('Title above it.')
const noteSchema = textSchema
  .optional()
  .describe('What readers should take from it, in one sentence.')
const colourSchema = swatchSchema.describe('Palette name of its colour.')
/** A cell of a row, with the title of its form field. */
const named = <Schema extends z.ZodType>(title: string, schema: Schema) => schema.meta({ title })
const sumLineSchema = z.tuple([named('What', textSchema), named('Amount', textSchema)])
const filmAdvice = 'Use the address of one film at YouTube or Vimeo, copied from its page.'

/** Whether a part encloses words of the article, as in `<SourceNote>words</SourceNote>`. */
type Words = 'needed' | 'allowed' | 'none'

function part<Shape extends z.ZodRawShape>(words: Words, shape: Shape) {
  return { words, schema: z.strictObject(shape) }
}

/** Parts that authors may use in an article besides Markdown, by name, with their attributes. */
export const articleParts = {
  BarChart: part('none', {
    title: titleSchema,
    bars: z
      .array(
        z.tuple([
          named('Label', textSchema),
          named('Length', z.number().min(0)),
          named('Figure as written', textSchema),
        ]),
      )
      .min(1)
      .describe('Its bars: a label, a length and the figure as written.'),
    swatch: colourSchema,
    note: noteSchema,
  }),
  Checklist: part('needed', { title: titleSchema }),
  Conversation: part('none', {
    title: titleSchema,
    turns: z
      .array(z.tuple([named('Speaker', textSchema), named('Words', textSchema)]))
      .min(1)
      .describe('What was said, turn by turn.'),
  }),
  DataTable: part('needed', {
    title: titleSchema,
    numbers: z
      .literal(true)
      .optional()
      .describe('Write it without a value. It aligns all columns except the first to the right.'),
  }),
  LineChart: part('none', {
    title: titleSchema,
    columns: z
      .tuple([named('Labels', textSchema), named('Values', textSchema)])
      .describe('Names of the two columns: labels and values.'),
    points: z
      .array(z.tuple([named('Label', textSchema), named('Value', z.number())]))
      .min(2)
      .describe('Its points: a label and a value.'),
    swatch: colourSchema,
    level: z
      .tuple([named('Name', textSchema), named('Value', z.number())])
      .optional()
      .describe('A line to compare with: its name and its value.'),
    note: textSchema.describe('Description of what the line shows.'),
  }),
  Picture: part('none', {
    file: pictureAt('articleText').describe('The picture.'),
    alt: textSchema.describe('Description of the picture for people who cannot see it.'),
    caption: textSchema.optional().describe('Caption below the picture.'),
  }),
  PullQuote: part('needed', {}),
  SourceNote: part('needed', {}),
  Video: part('none', {
    url: z
      .string({ error: filmAdvice })
      .refine((url) => filmOf(url) !== undefined, { error: filmAdvice })
      .describe('Address of the film at YouTube or Vimeo.'),
    title: textSchema.describe('Title that says what the film shows.'),
  }),
  WorkedExample: part('allowed', {
    title: titleSchema,
    lines: z
      .array(sumLineSchema)
      .min(1)
      .describe('Lines of the calculation: a label and an amount.'),
    result: sumLineSchema.describe('Last line of the calculation.'),
  }),
}

export type ArticlePartName = keyof typeof articleParts

/** The parts that a collection's pages support. Every page of the collection loads the styles of each part. */
const PARTS_OF: Readonly<Record<string, readonly ArticlePartName[]>> = {
  posts: Object.keys(articleParts) as ArticlePartName[],
  legal_texts: ['DataTable'],
  cases: ['Picture'],
}

/** The parts that a text of this collection may use. */
export function partsOf(key: string): readonly ArticlePartName[] {
  return PARTS_OF[key] ?? []
}

/** Whether a name is the name of a part. */
export function isArticlePart(name: string): name is ArticlePartName {
  return Object.hasOwn(articleParts, name)
}
