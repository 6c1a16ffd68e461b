import * as z from 'zod'
import {
  confirmationFields,
  dateSchema,
  FOCUSES,
  group,
  ownPathSchema,
  pictureFileSchema,
  runTimeText,
  text,
  textSchema,
} from './fields.ts'
import { swatchSchema } from './palette.ts'

/** The picture beside the title in a page's share picture, which social networks show. */
const sharePictureSchema = z.strictObject({
  swatch: z
    .enum([...swatchSchema.options, 'wall', 'ink'])
    .describe('Colour of the surface; a picture has its own.'),
  pictures: z
    .array(pictureFileSchema)
    .max(4)
    .default([])
    .describe('One illustration, or two to four portraits in a row.'),
  variant: z
    .enum(['beside', 'below'])
    .default('beside')
    .describe('Position of the illustration: beside the title, or below it at full width.'),
  focus: z
    .enum(FOCUSES)
    .default('middle')
    .describe(
      'middle shows the whole illustration, any other value only that part. For portraits, the part that stays visible.',
    ),
})

export type SharePicture = z.infer<typeof sharePictureSchema>

/** Picture of a title bar. Phones show a crop of it. */
export const illustrationSchema = z.strictObject({
  picture: pictureFileSchema.describe('Picture over the right part of the bar.'),
  swatch: z
    .enum([...swatchSchema.options, 'wall'])
    .describe('Colour of the bar, also behind its picture.'),
  focus: z
    .enum(['middle', 'right'])
    .default('middle')
    .describe('Part of a wide picture that stays visible: middle or right.'),
})

export type Illustration = z.infer<typeof illustrationSchema>

/** Metadata of every page. */
export const pageSchema = z.strictObject({
  path: ownPathSchema.describe('Address of the page.'),
  aliases: z.array(ownPathSchema).default([]).describe('Other addresses of the same page.'),
  title: z
    .string()
    .trim()
    .min(30)
    .max(65)
    .describe('Title in the browser tab and in search results.'),
  description: z.string().trim().min(70).max(160).describe('Description in search results.'),
  heading: text('Main heading of the page.'),
  indexed: z.boolean().describe('Whether search engines may list the page.'),
  share: sharePictureSchema
    .optional()
    .describe('Picture that social networks show. If empty, the picture of the title bar.'),
})

export type Page = z.infer<typeof pageSchema>

/** Titles of the second and later pages of a long list. */
export const paginationSchema = group(
  'Titles and description of the second and later pages of its list.',
  {
    title: runTimeText('page').describe('Title in the browser tab; {page} is the number.'),
    description: runTimeText('page').describe(
      'Description in search results; {page} is the number.',
    ),
    heading: runTimeText('page').describe('Main heading; {page} is the number.'),
  },
)

export type PaginationLabels = z.infer<typeof paginationSchema>

/** Front matter of a legal text (content/legal/*.mdx). */
export const legalTextSchema = pageSchema.extend({
  last_changed: dateSchema.describe('Date of the last change, such as 2024-11-01.'),
  in_short: z.array(textSchema).min(1).describe('The most important points, one sentence each.'),
  company: text('Heading over the name and address of the company.'),
  ...confirmationFields,
})

/** A legal text with the path of its file below the content folder, and the number of words. */
export type LegalText = z.infer<typeof legalTextSchema> & { file: string; words: number }
