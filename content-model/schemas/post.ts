import * as z from 'zod'
import { ownPathSchema, pathSchema } from './address.ts'
import { altSchema } from './alt.ts'
import { pictureAt } from './file.ts'
import { fieldColourSchema } from './palette.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'
import { writtenDateSchema } from './writtenDate.ts'

/** Head of a blog article (content/posts/*.mdx). */
export const postSchema = z
  .strictObject({
    id: recordIdSchema,
    title: z.string().trim().min(30).max(65).describe('Title of the article and of its page.'),
    thumb: pictureAt('article').describe('Picture in content/pictures.'),
    alt: altSchema,
    field: fieldColourSchema.describe('Colour behind the picture.'),
    date: writtenDateSchema.describe('Date as text, as September 6, 2024.'),
    updated: writtenDateSchema
      .optional()
      .describe(
        'Date of the last change that readers should know of; left out where there is none.',
      ),
    author: textSchema.describe('Name of the author.'),
    link: ownPathSchema.describe('Address of the article.'),
    author_link: pathSchema.describe('Page of the author.'),
    summary: z.string().trim().min(70).max(160).describe('One or two sentences on what it says.'),
    category: textSchema.describe('Subject under which it is listed.'),
  })
  .refine(({ date, updated }) => !updated || Date.parse(updated) >= Date.parse(date), {
    path: ['updated'],
    error: 'Use the day of date, or a later one.',
  })

/** An article with the path of its file below the content folder, and how many words its text has. */
export type Post = z.infer<typeof postSchema> & { file: string; words: number }
